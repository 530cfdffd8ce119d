import { dateText, dateTimeText } from '@patio/domain/time/date-text.ts';
import { saoPauloTime } from '@patio/domain/time/sao-paulo.ts';
import { useIdiom } from './texts.ts';

/** A time of day in São Paulo, to the second: `14:05:09`. */
export function clockText(at: number): string {
  const { hour, minute, second } = saoPauloTime(at);
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
}

/** How the page formats days and times, given as epoch milliseconds. */
export function useDates(): {
  readonly date: (at: number) => string;
  readonly dateTime: (at: number) => string;
  readonly time: (at: number) => string;
} {
  const idiom = useIdiom();
  return {
    date: (at) => dateText(at, idiom),
    dateTime: (at) => dateTimeText(at, idiom),
    time: (at) => clockText(at).slice(0, 5),
  };
}
