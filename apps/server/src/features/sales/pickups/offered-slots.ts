import {
  pickupSlots,
  USUAL_PICKUP_HOURS,
  type PickupHours,
} from '@patio/domain/sales/pickups/pickup-slots.ts';
import type { FreeSlot } from '@patio/domain/sales/slots/free-slots.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { workingCalendar } from '../working-days/public.ts';
import { placesOf, takenAt, type PickupPlaceRow, type PickupPurchase } from './pickups.store.ts';

const DAY_MS = 86_400_000;

export interface OfferedPlace {
  readonly place: PickupPlaceRow;
  readonly slots: readonly FreeSlot[];
}

/** The places where the vehicles of a purchase stand, with their slots; the team is held to no hours of notice. */
export async function offeredSlots(
  { config }: Pick<ServerDeps, 'config'>,
  queries: Queries,
  purchase: PickupPurchase,
  { now, byTeam }: { readonly now: number; readonly byTeam: boolean },
): Promise<readonly OfferedPlace[]> {
  const { slotMinutes, capacity, leadMs, daysAhead } = config.rules.pickups;
  const working = await workingCalendar(queries, now);
  const range = { from: now + (byTeam ? 0 : leadMs), until: now + daysAhead * DAY_MS };
  const { partner_id: partnerId, code: except } = purchase;
  const places = await placesOf(queries, purchase.offer_code);
  const cityCodes = places.map(({ city_code: city }) => city);
  const taken = await takenAt(queries, { cityCodes, partnerId, from: now, except });
  return places.map((place) => {
    const calendar = {
      hours: hoursOf(place),
      working,
      slotMinutes,
      capacity: place.pickup_capacity ?? capacity,
      taken: taken.get(place.city_code) ?? [],
    };
    return { place, slots: pickupSlots(calendar, range) };
  });
}

/** The hours of a place, its own or the usual ones. */
export function hoursOf({
  pickup_opens: opens,
  pickup_closes: closes,
  pickup_saturdays: saturdays,
}: Pick<PickupPlaceRow, 'pickup_opens' | 'pickup_closes' | 'pickup_saturdays'>): PickupHours {
  return opens === null || closes === null
    ? { ...USUAL_PICKUP_HOURS, saturdays }
    : { opens, closes, saturdays };
}
