import { pickupSlots } from '@patio/domain/sales/pickups/pickup-slots.ts';
import { beginOfDay } from '@patio/domain/sales/slots/slots-of-day.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { hoursOf } from './offered-slots.ts';
import { placesOf, takenOn } from './pickups.store.ts';

/** A day of a purchase; `day` as `2026-11-28`, epoch milliseconds. */
interface Asked {
  readonly code: number;
  readonly offer: number;
  readonly partnerId: number | null;
  readonly day: string;
  readonly now: number;
}

/**
 * Whether the places where the vehicles of a purchase stand had slots on a day, and one that no other purchase had taken; a day that is over
 * counts as it was. Null: nothing is booked there.
 */
export async function slotsOnDay(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  { code, offer, partnerId, day, now }: Asked,
): Promise<{ readonly any: boolean; readonly free: boolean } | null> {
  const places = await placesOf(queries, offer);
  if (places.length === 0) return null;
  const { slotMinutes, capacity } = config.rules.pickups;
  const working = await workingCalendar(queries, now);
  const between = { from: beginOfDay(day), until: endOfDay(day) - 1 };
  const cityCodes = places.map(({ city_code: city }) => city);
  const taken = await takenOn(queries, { cityCodes, partnerId, except: code, ...between });
  const slots = places.flatMap((place) => {
    const own = place.pickup_capacity ?? capacity;
    const calendar = { hours: hoursOf(place), working, slotMinutes, capacity: own };
    return pickupSlots({ ...calendar, taken: taken.get(place.city_code) ?? [] }, between);
  });
  return { any: slots.length > 0, free: slots.some(({ free }) => free > 0) };
}
