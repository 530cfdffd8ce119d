import { saoPauloTime } from './sao-paulo.ts';

const DAY_MS = 86_400_000;

/** Which days are working days, besides Monday to Friday in São Paulo. */
export interface WorkingCalendar {
  /** Days that are not working days, as `2026-12-25`. */
  readonly holidays: ReadonlySet<string>;
  /** Minute of the day after which something counts as of the next working day; null: never. */
  readonly cutOffMinutes: number | null;
}

/** Monday to Friday without holidays. */
export const EVERY_WEEKDAY: WorkingCalendar = { holidays: new Set(), cutOffMinutes: null };

/** Whether the day of an instant is a working day in São Paulo. */
export function isWorkingDay(instant: number, { holidays }: WorkingCalendar): boolean {
  const { weekday, year, month, day } = saoPauloTime(instant);
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return weekday !== 0 && weekday !== 6 && !holidays.has(text);
}

/**
 * The same clock time `days` working days later (rule 0.44). What arrives on a working day after the cut-off counts as of the next one.
 * After a year every weekday counts, so that a term ends even in a calendar without any working day.
 */
export function addWorkingDays(
  instant: number,
  days: number,
  calendar: WorkingCalendar = EVERY_WEEKDAY,
): number {
  const { hour, minute } = saoPauloTime(instant);
  const { cutOffMinutes } = calendar;
  const late =
    cutOffMinutes !== null && hour * 60 + minute >= cutOffMinutes && isWorkingDay(instant, calendar);
  let result = instant;
  let left = days + (late ? 1 : 0);
  while (left > 0) {
    result += DAY_MS;
    const known = result - instant < 366 * DAY_MS ? calendar : EVERY_WEEKDAY;
    if (isWorkingDay(result, known)) left -= 1;
  }
  return result;
}
