import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** Hours of a weekday (0 Sunday to 6 Saturday) in which a place is open, in minutes of the day in São Paulo. */
export interface OpeningHours {
  readonly weekday: number;
  readonly from: number;
  readonly until: number;
}

/** A stretch of time that can be booked. Epoch milliseconds; `until` is no longer in it. */
export interface Slot {
  readonly from: number;
  readonly until: number;
}

interface Calendar {
  readonly hours: readonly OpeningHours[];
  /** Days on which nothing opens, as `2026-12-25`. */
  readonly closedDays: ReadonlySet<string>;
  /** Length of a slot. */
  readonly minutes: number;
}

const MINUTE_MS = 60_000;

/** The first instant of a day, `2026-11-28`, in São Paulo. */
export function beginOfDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return saoPauloMidnight(year, month, date);
}

/**
 * The slots of a day in São Paulo, in order: whole ones, one after the other from each opening. The weekdays of a place are those of its
 * hours, so that one may open on Saturdays; on holidays and closed days there are none.
 */
export function slotsOfDay(day: string, { hours, closedDays, minutes }: Calendar): readonly Slot[] {
  if (closedDays.has(day) || minutes <= 0) return [];
  const midnight = beginOfDay(day);
  const { weekday } = saoPauloTime(midnight);
  return hours
    .filter((one) => one.weekday === weekday)
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ from, until }) =>
      Array.from({ length: Math.max(0, Math.floor((until - from) / minutes)) }, (_none, at) => ({
        from: midnight + (from + at * minutes) * MINUTE_MS,
        until: midnight + (from + (at + 1) * minutes) * MINUTE_MS,
      })),
    );
}

/** Why opening hours cannot be kept: no such weekday or time, an end before its beginning, or two that overlap; null: they can. */
export function hoursProblem(hours: readonly OpeningHours[]): 'time' | 'overlap' | null {
  const isTime = (minutes: number): boolean =>
    Number.isInteger(minutes) && minutes >= 0 && minutes <= 24 * 60;
  const wrong = hours.some(
    ({ weekday, from, until }) =>
      !Number.isInteger(weekday) ||
      weekday < 0 ||
      weekday > 6 ||
      !isTime(from) ||
      !isTime(until) ||
      from >= until,
  );
  if (wrong) return 'time';
  const overlap = hours.some((one, at) =>
    hours.some(
      (other, index) =>
        index > at && other.weekday === one.weekday && one.from < other.until && other.from < one.until,
    ),
  );
  return overlap ? 'overlap' : null;
}
