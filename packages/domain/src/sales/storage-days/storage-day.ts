import { dayOf, endOfDay } from '../../time/sao-paulo.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '../../time/working-days.ts';

/**
 * What a day of storage was: `livre` is one of the free days, `conta` costs. All others count as neither, because the buyer could not collect:
 * it was delivered by a carrier, a cancellation was asked for, a complaint was open, a document was missing on the side of who sells, the
 * yard was closed, all its slots were taken, or nobody wrote the day down in time.
 */
export const DAY_OUTCOMES = [
  'livre',
  'conta',
  'entrega',
  'cancelamento',
  'reclamacao',
  'documento',
  'fechado',
  'sem-horario',
  'sem-registro',
] as const;
export type DayOutcome = (typeof DAY_OUTCOMES)[number];

/** What a written day counts as now: the day of a complaint that ended against its buyer counts after all. */
export const DAY_KINDS = [...DAY_OUTCOMES, 'reclamacao-conta'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

/** What kept a buyer from collecting on a day. */
export interface DayFacts {
  readonly delivered: boolean;
  readonly cancellationAsked: boolean;
  /** One that keeps its buyer from collecting. */
  readonly complaintOpen: boolean;
  /** The gate hands nothing over, or who sells has a document of the buyer to check. */
  readonly documentMissing: boolean;
  /** The places where the vehicles stand had slots that day, and still free ones; null: nothing is booked there. */
  readonly slots: { readonly any: boolean; readonly free: boolean } | null;
}

const DAY_MS = 86_400_000;
/** So many days later a day can still be written down; after that nobody knows what it was. */
const MOST_DAYS_LATE = 3;

/** What a working day of storage was. `freeLeft`: free days that are left on it; `day` and `today` as `2026-11-28`. */
export function outcomeOf(
  day: string,
  facts: DayFacts,
  { freeLeft, today }: { readonly freeLeft: number; readonly today: string },
): DayOutcome {
  if (noonOf(today) - noonOf(day) > MOST_DAYS_LATE * DAY_MS) return 'sem-registro';
  if (facts.delivered) return 'entrega';
  if (facts.cancellationAsked) return 'cancelamento';
  if (facts.complaintOpen) return 'reclamacao';
  if (facts.documentMissing) return 'documento';
  if (facts.slots?.any === false) return 'fechado';
  if (facts.slots?.free === false) return 'sem-horario';
  return freeLeft > 0 ? 'livre' : 'conta';
}

/**
 * The working days that are over and not written down: after `through`, the last one that is, and before today. The day of the release is
 * none of them, nor is today: who leaves today does not pay for today.
 */
export function daysToWrite(through: string, today: string, calendar: WorkingCalendar): readonly string[] {
  const days: string[] = [];
  for (let noon = noonOf(through) + DAY_MS; noon < noonOf(today); noon += DAY_MS)
    if (isWorkingDay(noon, calendar)) days.push(dayOf(noon));
  return days;
}

/** The last day that costs nothing, if nothing else stops the clock, and the first that costs. */
export interface FreePeriod {
  readonly lastFree: string;
  readonly costsFrom: string;
}

/** When the free days end, from the last day that is written down (or that of the release) and the free days that are left then. */
export function freePeriod(through: string, freeLeft: number, calendar: WorkingCalendar): FreePeriod {
  const whole = { ...calendar, cutOffMinutes: null };
  const noon = noonOf(through);
  return {
    lastFree: dayOf(addWorkingDays(noon, freeLeft, whole)),
    costsFrom: dayOf(addWorkingDays(noon, freeLeft + 1, whole)),
  };
}

/** What the buyer is told of their storage now; null: nothing. */
export type StorageNews = 'ending' | 'begun';

/**
 * Which message is due: that the free days end, once for each last day, `remind` working days before it; and once that the first day was
 * counted. While the clock stands still (`last`, what the last day was) the last day moves on each day: who was told once hears of it when the
 * clock runs again. `told`: the last day of which the buyer was reminded.
 */
export function storageNews(
  {
    freeLeft,
    counted,
    through,
    last,
  }: {
    readonly freeLeft: number;
    readonly counted: number;
    readonly through: string;
    readonly last: DayKind | null;
  },
  { lastFreeTold, begunTold }: { readonly lastFreeTold: string | null; readonly begunTold: boolean },
  {
    today,
    remind,
    calendar,
  }: { readonly today: string; readonly remind: number; readonly calendar: WorkingCalendar },
): StorageNews | null {
  if (counted > 0) return begunTold ? null : 'begun';
  if (freeLeft === 0) return null;
  const { lastFree } = freePeriod(through, freeLeft, calendar);
  const whole = { ...calendar, cutOffMinutes: null };
  const from = dayOf(addWorkingDays(noonOf(today), remind, whole));
  if (lastFree < today || lastFree > from) return null;
  return lastFreeTold === null || (last === 'livre' && lastFreeTold < lastFree) ? 'ending' : null;
}

const noonOf = (day: string): number => endOfDay(day) - DAY_MS / 2;
