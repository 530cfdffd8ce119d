import { dayOf, endOfDay, saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/** Days that figures are asked for at most. */
export const FIGURES_DAYS = 366;

/** Limits between the bands of sale prices against the reference price, in percent above it. */
export const REFERENCE_LIMITS = [-30, -20, -10, 0, 10] as const;

/** The band of every count: from and below, in percent; null where it has no end. */
export const REFERENCE_BANDS: readonly { readonly from: number | null; readonly until: number | null }[] = [
  null,
  ...REFERENCE_LIMITS,
].map((from, at) => ({ from, until: REFERENCE_LIMITS[at] ?? null }));

/** Whether figures are asked for such days, yyyy-mm-dd; both absent: of no period. */
export function isFiguresPeriod(from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return true;
  return from <= to && Date.parse(to) - Date.parse(from) < FIGURES_DAYS * DAY_MS;
}

/** The week before the one of an instant, Monday to Sunday, and the Monday on which it is over; days are yyyy-mm-dd in São Paulo. */
export function weekBefore(now: number): {
  readonly from: string;
  readonly to: string;
  readonly monday: string;
} {
  const monday = mondayOf(dayOf(now));
  const begin = beginOf(monday);
  return { from: dayOf(begin - WEEK_MS), to: dayOf(begin - DAY_MS), monday };
}

/** Whether the week is mailed at an instant: on a Monday from seven in the morning in São Paulo. */
export function isWeekMailed(now: number): boolean {
  const { hour } = saoPauloTime(now);
  return mondayOf(dayOf(now)) === dayOf(now) && hour >= 7;
}

/** The instants (epoch milliseconds UTC) between which days of São Paulo lie, `until` excluded; days are yyyy-mm-dd. */
export function figuresPeriod(from: string, to: string): { readonly from: number; readonly until: number } {
  return { from: beginOf(from), until: endOfDay(to) };
}

/** The Mondays whose weeks touch the days from … to, as yyyy-mm-dd. */
export function mondaysOf(from: string, to: string): readonly string[] {
  const mondays: string[] = [];
  const last = beginOf(to);
  for (let at = beginOf(mondayOf(from)); at <= last; at += WEEK_MS) mondays.push(dayOf(at));
  return mondays;
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayOf(beginOf(day) - ((weekday + 6) % 7) * DAY_MS);
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

function beginOf(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return saoPauloMidnight(year, month, date);
}
