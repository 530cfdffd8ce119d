import { civilFromInstant, instantFromCivilDate } from '../../time/civil-date.ts';
import { dayOf } from '../../time/sao-paulo.ts';

const OFX =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?(?:\.\d{1,6})?)?(?:\[([-+]?\d{1,2})(?:[.:]\d{1,2})?(?::[^\]]{0,20})?\])?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{2})[-/.](\d{2})(?:[T ].{0,30})?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .{0,30})?$/;
const HOUR_MS = 3_600_000;
/** Banks that know no time write midnight or noon. */
const NO_TIME = new Set(['000000', '120000']);

/** A real day as yyyy-mm-dd; null: there is none such, or it is not of this century. */
function realDay(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2099) return null;
  const found = civilFromInstant(instantFromCivilDate(year, month, day));
  if (month < 1 || month > 12 || found.month !== month || found.day !== day) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** When a date in OFX is, in epoch milliseconds; null: it has no time, or is none. Without a zone it is that of São Paulo. */
export function ofxInstant(text: string): number | null {
  const match = OFX.exec(text.trim().slice(0, 60));
  if (match === null || ofxDay(text) === null) return null;
  const [, year, month, date, hour, minute, second = '00', zone = '-3'] = match;
  if (hour === undefined || minute === undefined || NO_TIME.has(`${hour}${minute}${second}`)) return null;
  const local = instantFromCivilDate(Number(year), Number(month), Number(date)) + Number(hour) * HOUR_MS;
  return local + Number(minute) * 60_000 + Number(second) * 1000 - Number(zone) * HOUR_MS;
}

/**
 * The day of a date in OFX (Banking Specification 2.2, 3.2.8) in São Paulo, yyyy-mm-dd; null: it is none. A time with a zone is converted,
 * a time without one is that of the bank, and midnight and noon are no times.
 */
export function ofxDay(text: string): string | null {
  const match = OFX.exec(text.trim().slice(0, 60));
  if (match === null) return null;
  const [, year, month, date, hour = '00', minute = '00', second = '00', zone] = match;
  const day = realDay(Number(year), Number(month), Number(date));
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  if (day === null || zone === undefined || NO_TIME.has(`${hour}${minute}${second}`)) return day;
  const local = instantFromCivilDate(Number(year), Number(month), Number(date)) + Number(hour) * HOUR_MS;
  return dayOf(local + Number(minute) * 60_000 - Number(zone) * HOUR_MS);
}

/** The day of a date in a table, yyyy-mm-dd; the day stands first, or the year; a time behind it counts for nothing. Null: it is none. */
export function tableDay(text: string): string | null {
  const bare = text.trim().slice(0, 60);
  const first = YEAR_FIRST.exec(bare);
  if (first !== null) return realDay(Number(first[1]), Number(first[2]), Number(first[3]));
  const last = DAY_FIRST.exec(bare);
  if (last === null) return null;
  const year = Number(last[3]);
  return realDay(year < 100 ? 2000 + year : year, Number(last[2]), Number(last[1]));
}
