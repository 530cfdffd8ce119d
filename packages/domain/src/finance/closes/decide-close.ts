import { endOfDay } from '../../time/sao-paulo.ts';

/** Why book and bank may differ at the end of a day; what to do about each stands in docs/payments.md. */
export const DIFFERENCE_REASONS = [
  'before-the-book',
  'booked-later',
  'bank-fee',
  'other-money',
  'bank-error',
  'other',
] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** What book and bank say of a day, in centavos; balances are those of its end, and may be below zero. */
export interface ComparedDay {
  readonly book: number;
  readonly bank: number;
  /** The balance of the same moment as the bank itself states it, of each account that it told of; none: it told of none. */
  readonly stated: readonly number[];
  /** Whether what the bank told is of another account than at the last close (`isOtherAccount`). */
  readonly otherAccount: boolean;
  /** Pix that were paid on that day, by what the bank says. */
  readonly pixRead: number;
  /** Pix that the book has on that day. */
  readonly pixBooked: number;
}

/** What the bank has more than the book, in centavos. */
export function differenceOf({ book, bank }: Pick<ComparedDay, 'book' | 'bank'>): number {
  return bank - book;
}

/** Whether a balance is the one that the bank states, as far as it states any: of several accounts, what all of them do. */
export function isAsStated({ bank, stated }: Pick<ComparedDay, 'bank' | 'stated'>): boolean {
  return stated.every((each) => each === bank);
}

/**
 * Whether the accounts of which the bank told leave out the one of the last close that had a statement: any file of another account would stand for
 * the bank otherwise. Null: no close had one.
 */
export function isOtherAccount(accounts: readonly string[], last: string | null): boolean {
  return last !== null && accounts.length > 0 && !accounts.includes(last);
}

/** Whether a day needs an explanation: balances or Pix differ, the balance is another one than the bank states, or of another account. */
export function needsExplanation(compared: ComparedDay): boolean {
  const { otherAccount, pixRead, pixBooked } = compared;
  return differenceOf(compared) !== 0 || !isAsStated(compared) || otherAccount || pixRead !== pixBooked;
}

/** A day that is to be closed. */
export interface DayToClose extends ComparedDay {
  /** yyyy-mm-dd in São Paulo. */
  readonly day: string;
  readonly closed: boolean;
  /** The earliest day that is not closed. */
  readonly firstOpen: string | null;
  /** The balance of the book that the user compared with, in centavos. */
  readonly seen: number;
  readonly explained: boolean;
}

export type CloseDecision = 'allowed' | 'closed' | 'not-over' | 'out-of-order' | 'changed' | 'unexplained';

/**
 * Whether a day may be closed at an instant (epoch milliseconds): once it is over, after all days before it, against the balance that was
 * looked at, and with nothing unexplained.
 */
export function decideClose(given: DayToClose, now: number): CloseDecision {
  if (given.closed) return 'closed';
  if (now < endOfDay(given.day)) return 'not-over';
  if (given.firstOpen !== given.day) return 'out-of-order';
  if (given.seen !== given.book) return 'changed';
  return needsExplanation(given) && !given.explained ? 'unexplained' : 'allowed';
}

export type ReopenDecision = 'allowed' | 'not-closed' | 'not-last' | 'own';

/** Whether a user may open a day again: only the last one that is closed, and only another user than who closed it. */
export function decideReopen(
  {
    day,
    lastClosed,
    closedBy,
  }: { readonly day: string; readonly lastClosed: string | null; readonly closedBy: number | null },
  by: number,
): ReopenDecision {
  if (closedBy === null) return 'not-closed';
  if (day !== lastClosed) return 'not-last';
  return closedBy === by ? 'own' : 'allowed';
}
