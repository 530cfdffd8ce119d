import type { FreeSlot } from '@patio/domain/sales/slots/free-slots.ts';
import { visitSlots } from '@patio/domain/sales/visits/visit-slots.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { placeReader, type OfferPlace } from './places.store.ts';

interface Asked {
  readonly places: readonly Pick<OfferPlace, 'code' | 'hours' | 'capacity'>[];
  readonly offerEnd: number;
  /** A visit that moves holds no place against itself. */
  readonly moved?: number;
  /** Who sells may move a visit also within the time that visitors book ahead. */
  readonly byStaff?: boolean;
  readonly now: number;
}

/** The slots of places for an offer, by place. */
export async function slotsAt(
  { config: { rules } }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { places, offerEnd, moved, byStaff = false, now }: Asked,
): Promise<ReadonlyMap<number, readonly FreeSlot[]>> {
  const reader = placeReader(queries);
  const codes = places.map(({ code }) => code);
  const taken = await reader.taken(codes, now, moved ?? null);
  const closed = await reader.closedDays(codes, dayOf(now));
  const { holidays } = await workingCalendar(queries, now);
  const booked = byStaff ? { ...rules.visits, leadMs: 0 } : rules.visits;
  return new Map(
    places.map(({ code, hours, capacity }) => {
      const closedDays = new Set([...holidays, ...(closed.get(code) ?? []).map(({ day }) => day)]);
      const place = { hours, capacity, closedDays, taken: taken.get(code) ?? [] };
      return [code, visitSlots({ now, offerEnd, place, rules: booked })];
    }),
  );
}
