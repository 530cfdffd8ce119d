import { saoPauloMidnight, saoPauloTime } from '@patio/domain/time/sao-paulo.ts';

const MINUTE = 60_000;

/** An instant as the browser's field of day and time writes it, in São Paulo; part of a minute is a whole one. */
export function civilTime(instant: number): string {
  const { year, month, day, hour, minute } = saoPauloTime(Math.ceil(instant / MINUTE) * MINUTE);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant that such a field names, in epoch milliseconds; null if it names none. */
export function instantOf(typed: string): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/u.exec(typed)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return saoPauloMidnight(year, month, day) + (hour * 60 + minute) * MINUTE;
}
