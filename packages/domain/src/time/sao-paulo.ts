import { civilFromInstant, instantFromCivilDate } from './civil-date.ts';
import type { CivilDateTime } from './civil-date.ts';

/**
 * America/Sao_Paulo as a fixed UTC-3. Brazil has had no daylight saving time since 2019 (Decreto 9.772/2019); should it
 * come back, this one constant becomes a table. Instants before April 2019 may be an hour off in summer.
 */
const OFFSET_MS = -3 * 3_600_000;

/** The wall-clock date and time in São Paulo at an instant (epoch milliseconds). */
export function saoPauloTime(instant: number): CivilDateTime {
  return civilFromInstant(instant + OFFSET_MS);
}

/** The instant (epoch milliseconds) at which a São Paulo calendar day begins; `month` may run past 12. */
export function saoPauloMidnight(year: number, month: number, day: number): number {
  return instantFromCivilDate(year, month, day) - OFFSET_MS;
}

/** The calendar month in São Paulo that contains an instant: `from` is in it, `until` is the first instant after it. */
export function saoPauloMonth(instant: number): { readonly from: number; readonly until: number } {
  const { year, month } = saoPauloTime(instant);
  return { from: saoPauloMidnight(year, month, 1), until: saoPauloMidnight(year, month + 1, 1) };
}

/** `DD/MM/YYYY` in São Paulo (A§1). */
export function formatDate(instant: number): string {
  const { year, month, day } = saoPauloTime(instant);
  return `${pad(day)}/${pad(month)}/${String(year).padStart(4, '0')}`;
}

/** `DD/MM/YYYY HH:mm` in São Paulo (A§1, C-84). */
export function formatDateTime(instant: number): string {
  const { hour, minute } = saoPauloTime(instant);
  return `${formatDate(instant)} ${pad(hour)}:${pad(minute)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** The end of a day in São Paulo (epoch milliseconds UTC); `day` is yyyy-mm-dd. */
export function endOfDay(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return saoPauloMidnight(year, month, date + 1);
}

/** The day in São Paulo at an instant (epoch milliseconds UTC), as yyyy-mm-dd. */
export function dayOf(instant: number): string {
  const { year, month, day } = saoPauloTime(instant);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}
