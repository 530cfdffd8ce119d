import { cancelRefusal } from '@patio/domain/sales/pickups/decide-pickup.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { pickupError } from './book-pickup.ts';
import { notifyBuyer, notifySellersOf, type PickupEvent } from './notify-pickup.ts';
import { collectableFacts, standingOf } from './read-pickup.ts';
import { endBooking, latestBooking, type BookingRow, type PickupPurchase } from './pickups.store.ts';

interface Cancelled {
  readonly version: number;
  readonly now: number;
  /** By the team, with its reason; null: by the buyer. */
  readonly reason: string | null;
}

/** Cancels the booking of a purchase that the caller has locked; both sides are told. Returns the booking as it was. */
export async function cancelPickup(
  deps: ServerDeps,
  transaction: Transaction,
  purchase: PickupPurchase,
  { version, now, reason }: Cancelled,
): Promise<BookingRow> {
  const latest = await latestBooking(transaction, purchase.code);
  const before = latest?.state === 'booked' ? latest : null;
  const byTeam = reason !== null;
  const refusal = cancelRefusal({
    ...collectableFacts(purchase),
    now,
    byTeam,
    standing: before === null ? null : standingOf(before),
    readVersion: version,
    changeMs: deps.config.rules.pickups.changeMs,
  });
  if (refusal !== null || before === null) throw pickupError(refusal ?? 'changed');
  await endBooking(transaction, before.code, { state: 'cancelled', byTeam, reason, at: now });
  const booking = { ...before, version: before.version + 1, reason };
  const event: PickupEvent = {
    what: 'cancelled',
    booking,
    thirdParty: null,
    hours: '',
    byTeam,
    at: now,
  };
  await notifyBuyer(deps, transaction, purchase, event);
  if (!byTeam) await notifySellersOf(deps, transaction, purchase, event);
  return before;
}
