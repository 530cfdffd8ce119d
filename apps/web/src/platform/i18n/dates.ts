import { formatDate, formatDateTime, saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import type { Idiom } from './idiom.ts';
import { useIdiom } from './texts.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day in São Paulo: `12/11/2026`; in English `12 Nov 2026`, where the other would be read as December. */
export function dateText(at: number, idiom: Idiom): string {
  if (idiom !== 'EN') return formatDate(at);
  const { year, month, day } = saoPauloTime(at);
  return `${day} ${MONTHS[month - 1] ?? ''} ${year}`;
}

/** A day with its time in São Paulo: `12/11/2026 14:05`; in English `12 Nov 2026, 14:05`. */
export function dateTimeText(at: number, idiom: Idiom): string {
  const whole = formatDateTime(at);
  return idiom === 'EN' ? `${dateText(at, idiom)}, ${whole.slice(-5)}` : whole;
}

/** A time of day in São Paulo, to the second: `14:05:09`. */
export function clockText(at: number): string {
  const { hour, minute, second } = saoPauloTime(at);
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

/** How the page writes days and times, given as epoch milliseconds. */
export function useDates(): {
  readonly date: (at: number) => string;
  readonly dateTime: (at: number) => string;
} {
  const idiom = useIdiom();
  return { date: (at) => dateText(at, idiom), dateTime: (at) => dateTimeText(at, idiom) };
}
