import { dayOf, endOfDay } from '../../time/sao-paulo.ts';
import { isWorkingDay, type WorkingCalendar } from '../../time/working-days.ts';

const DAY_MS = 86_400_000;
/** How many days one run prepares at most: after a long standstill the rest follow. */
const MOST = 31;

/** The day after, yyyy-mm-dd. */
export function nextDay(day: string): string {
  return dayOf(endOfDay(day));
}

/** The day before, yyyy-mm-dd. */
export function dayBefore(day: string): string {
  return dayOf(endOfDay(day) - 2 * DAY_MS);
}

/**
 * The days to prepare at an instant (epoch milliseconds): each that is over and follows the last one; only yesterday if none was prepared,
 * because its balance contains all days before.
 */
export function daysToPrepare(last: string | null, now: number): readonly string[] {
  const yesterday = dayBefore(dayOf(now));
  const days: string[] = [];
  let day = last === null ? yesterday : nextDay(last);
  while (day <= yesterday && days.length < MOST) {
    days.push(day);
    day = nextDay(day);
  }
  return days;
}

/** Whether an open day is overdue: a whole working day has passed since it ended. */
export function isOverdue(day: string, now: number, calendar: WorkingCalendar): boolean {
  let next = nextDay(day);
  for (let tried = 0; tried < 31 && !isWorkingDay(endOfDay(next) - 1, calendar); tried += 1)
    next = nextDay(next);
  return now >= endOfDay(next);
}
