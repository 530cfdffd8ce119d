import { saoPauloMidnight, saoPauloTime } from '../../time/sao-paulo.ts';

/**
 * When the deadline to answer a request ends: `days` calendar days after the day on which it was opened, that day not counted, in
 * America/Sao_Paulo (Lei 13.709/2018, art. 19, II; Código Civil, art. 132). Epoch milliseconds.
 */
export function requestDue(openedAt: number, days: number): number {
  const { year, month, day } = saoPauloTime(openedAt);
  return saoPauloMidnight(year, month, day + days + 1);
}

/** Calendar days left, today not counted: 0 on the last day, negative afterwards. */
export function daysLeft(dueAt: number, now: number): number {
  const { year, month, day } = saoPauloTime(now);
  return Math.round((dueAt - saoPauloMidnight(year, month, day + 1)) / 86_400_000);
}

/** Until when the record of a sale is retained: the end of the same day so many years later; 29 February becomes the end of February. */
export function salesRecordEnd(soldAt: number, years: number): number {
  const { year, month, day } = saoPauloTime(soldAt);
  const nextMonth = saoPauloMidnight(year + years, month + 1, 1);
  return Math.min(saoPauloMidnight(year + years, month, day + 1), nextMonth);
}
