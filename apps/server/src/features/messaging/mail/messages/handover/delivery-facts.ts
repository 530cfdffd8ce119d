import { formatMoney } from '@patio/domain/money/format-money.ts';
import { dateText } from '@patio/domain/time/date-text.ts';

/** What mails tell of a delivery. */
export interface DeliveryFacts {
  /** Centavos; null: to be agreed. */
  readonly amount: number | null;
  readonly carrier: string | null;
  readonly driver: string | null;
  readonly plate: string | null;
  /** Days as yyyy-mm-dd. */
  readonly pickupOn: string | null;
  readonly arrivalOn: string | null;
  readonly tracking: string | null;
  /** Until when the next step should be taken, epoch milliseconds. */
  readonly until: number | null;
  /** It was recorded that it arrived. */
  readonly arrived: boolean;
  readonly place: string | null;
  /** In the words of who acted. */
  readonly text: string | null;
}

/** Subject and text of a mail about a delivery. */
export interface DeliveryWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** A day of a delivery in words. */
export const dayText = (day: string | null, idiom: 'PTBR' | 'EN'): string =>
  day === null ? '—' : dateText(Date.parse(`${day}T12:00:00Z`), idiom);

/** A freight in words. */
export const freightText = (amount: number | null): string => (amount === null ? '—' : formatMoney(amount));

/** The end of a term in words. */
export const untilText = (until: number | null, idiom: 'PTBR' | 'EN'): string =>
  until === null ? '—' : dateText(until, idiom);
