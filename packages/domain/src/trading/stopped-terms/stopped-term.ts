import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';

/** The user who has the term gets at least so many working days after the release, however little was left. */
export const LEAST_DAYS_AFTER_RELEASE = 1;
/** So long after a suspension began, the best bidder of a conditional sale may leave without a decision (rule 0.31). */
export const FREE_TO_LEAVE_AFTER_MS = 24 * 3_600_000;

/** Whether a term is over; it does not run while its store, or its offer, is suspended since `stoppedAt` (null: it is not). Instants in epoch milliseconds. */
export function isTermOver(until: number, now: number, stoppedAt: number | null): boolean {
  return (stoppedAt === null ? now : Math.min(now, stoppedAt)) >= until;
}

/** A term that did not run for a time. Instants in epoch milliseconds. */
interface StoppedTerm {
  readonly until: number;
  readonly stoppedAt: number;
  readonly releasedAt: number;
}

/**
 * The end of a term after a suspension: what was left when it stopped counts from the release, and at least one working day. Null: it was
 * over before, and stays so.
 */
export function termAfterRelease(
  { until, stoppedAt, releasedAt }: StoppedTerm,
  calendar: WorkingCalendar,
): number | null {
  const left = until - stoppedAt;
  if (left <= 0) return null;
  return Math.max(releasedAt + left, addWorkingDays(releasedAt, LEAST_DAYS_AFTER_RELEASE, calendar));
}
