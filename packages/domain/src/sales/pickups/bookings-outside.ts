import { dayOf, saoPauloTime } from '../../time/sao-paulo.ts';
import { mostAtOnce } from '../slots/free-slots.ts';
import { beginOfDay, type Slot } from '../slots/slots-of-day.ts';
import { weekOf, type PickupCalendar } from './pickup-slots.ts';

/** Why a booking does not fit a place as it is now: it is closed then, or takes fewer at once. */
type OutsideReason = 'hours' | 'capacity';

interface Outside<Booking> {
  readonly booking: Booking;
  readonly reason: OutsideReason;
}

const MINUTE_MS = 60_000;

/** Which bookings of a place, given in the order in which they were made, do not fit its hours and what it takes at once. They stand all the same. */
export function bookingsOutside<Booking extends Slot>(
  bookings: readonly Booking[],
  calendar: Pick<PickupCalendar, 'hours' | 'working' | 'capacity'>,
): readonly Outside<Booking>[] {
  const kept: Booking[] = [];
  const outside: Outside<Booking>[] = [];
  for (const booking of bookings) {
    if (!isOpen(booking, calendar)) outside.push({ booking, reason: 'hours' });
    else if (mostAtOnce(booking, kept) >= calendar.capacity) outside.push({ booking, reason: 'capacity' });
    else kept.push(booking);
  }
  return outside;
}

function isOpen(
  { from, until }: Slot,
  { hours, working }: Pick<PickupCalendar, 'hours' | 'working'>,
): boolean {
  const day = dayOf(from);
  const begin = beginOfDay(day);
  const { weekday } = saoPauloTime(from);
  return (
    !working.holidays.has(day) &&
    weekOf(hours).some(
      (one) =>
        one.weekday === weekday &&
        begin + one.from * MINUTE_MS <= from &&
        until <= begin + one.until * MINUTE_MS,
    )
  );
}
