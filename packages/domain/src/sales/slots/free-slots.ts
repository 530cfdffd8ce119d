import { dayOf } from '../../time/sao-paulo.ts';
import { beginOfDay, slotsOfDay, type OpeningHours, type Slot } from './slots-of-day.ts';

/** A place where people come by appointment. */
export interface BookedPlace {
  readonly hours: readonly OpeningHours[];
  /** Days on which it is closed, as `2026-12-25`. */
  readonly closedDays: ReadonlySet<string>;
  /** Length of a slot. */
  readonly minutes: number;
  /** How many bookings it takes at the same time. */
  readonly capacity: number;
  /** Bookings that stand there. */
  readonly taken: readonly Slot[];
}

/** A slot, and how many more bookings it takes. */
export interface FreeSlot extends Slot {
  readonly free: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days that are looked at: more than any setting allows. */
const MOST_DAYS = 366;

/**
 * The slots of a place that begin between two instants, in order, full ones too. What overlaps a slot takes a place in it, so that a changed
 * length of slots never lets more people come at once than the place takes.
 */
export function freeSlots(
  { hours, closedDays, minutes, capacity, taken }: BookedPlace,
  { from: first, until: last }: Slot,
): readonly FreeSlot[] {
  return daysBetween(first, last).flatMap((day) =>
    slotsOfDay(day, { hours, closedDays, minutes })
      .filter(({ from }) => from >= first && from <= last)
      .map((slot) => ({ ...slot, free: Math.max(0, capacity - mostAtOnce(slot, taken)) })),
  );
}

/** The days in São Paulo from one instant to another, as `2026-11-28`. */
function daysBetween(first: number, last: number): readonly string[] {
  const begin = beginOfDay(dayOf(first));
  const days = Math.min(MOST_DAYS, Math.floor((last - begin) / DAY_MS) + 1);
  const noon = begin + 12 * HOUR_MS;
  return Array.from({ length: Math.max(0, days) }, (_none, at) => dayOf(noon + at * DAY_MS));
}

/** How many bookings overlap at one instant of a slot, at most. */
export function mostAtOnce(slot: Slot, taken: readonly Slot[]): number {
  const overlapping = taken.filter(({ from, until }) => from < slot.until && until > slot.from);
  const begins = [slot.from, ...overlapping.map(({ from }) => Math.max(from, slot.from))];
  const at = (instant: number): number =>
    overlapping.filter(({ from, until }) => from <= instant && until > instant).length;
  return Math.max(...begins.map(at));
}
