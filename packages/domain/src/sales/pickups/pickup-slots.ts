import type { WorkingCalendar } from '../../time/working-days.ts';
import { freeSlots, type FreeSlot } from '../slots/free-slots.ts';
import type { OpeningHours, Slot } from '../slots/slots-of-day.ts';

/** When a place hands vehicles over: minutes of the day in São Paulo, on working days, and on Saturdays if it says so. */
export interface PickupHours {
  readonly opens: number;
  readonly closes: number;
  readonly saturdays: boolean;
}

/** The hours of a place that has not given its own. */
export const USUAL_PICKUP_HOURS: PickupHours = { opens: 9 * 60, closes: 17 * 60, saturdays: false };

export interface PickupCalendar {
  readonly hours: PickupHours;
  readonly working: WorkingCalendar;
  readonly slotMinutes: number;
  /** Bookings at the same time. */
  readonly capacity: number;
  /** Bookings that stand at the place. */
  readonly taken: readonly Slot[];
}

/** The slots of a place that begin between two instants, in order, full ones too. */
export function pickupSlots(
  { hours, working, slotMinutes: minutes, capacity, taken }: PickupCalendar,
  between: Slot,
): readonly FreeSlot[] {
  const place = { hours: weekOf(hours), closedDays: working.holidays, minutes, capacity, taken };
  return freeSlots(place, between);
}

/** The same hours from Monday to Friday, and on Saturdays if the place says so. */
export function weekOf({ opens: from, closes: until, saturdays }: PickupHours): readonly OpeningHours[] {
  return [1, 2, 3, 4, 5, ...(saturdays ? [6] : [])].map((weekday) => ({ weekday, from, until }));
}
