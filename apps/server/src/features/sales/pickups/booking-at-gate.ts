import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { latestBooking } from './pickups.store.ts';
import { shownThirdParty } from './third-party.ts';

/** The slot that was booked for a purchase as the gate sees it, and how the instant lies to it; null: none stands. */
export async function bookingAtGate(
  deps: Pick<ServerDeps, 'config' | 'logger'>,
  queries: Queries,
  purchaseCode: number,
  now: number,
) {
  const row = await latestBooking(queries, purchaseCode);
  if (row?.state !== 'booked') return null;
  const { starts_at: from, ends_at: until } = row;
  const inside = now >= from && now < until;
  const quando = inside ? 'agora' : dayOf(from) === dayOf(now) ? 'outra-hora' : 'outro-dia';
  return {
    inicio: isoInstant(from),
    fim: isoInstant(until),
    local: row.place,
    quando,
    terceiro: shownThirdParty(deps, purchaseCode, row.third_party),
  } as const;
}
