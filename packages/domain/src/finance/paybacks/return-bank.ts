import { addWorkingDays, type WorkingCalendar } from '../../time/working-days.ts';
import type { PaybackState } from './decide-payback.ts';

/** So often who was asked for their bank data is reminded. */
export const BANK_REMINDERS = 3;

/**
 * When who was asked for their bank data is reminded of it next: after pauses in working days that double, the first one a day longer than steps of
 * purchases are reminded of before their end (`days`). Null: never again. Epoch milliseconds.
 */
export function nextBankReminder(
  { notifiedAt, reminders }: { readonly notifiedAt: number; readonly reminders: number },
  days: number,
  calendar: WorkingCalendar,
): number | null {
  if (reminders >= BANK_REMINDERS) return null;
  return addWorkingDays(notifiedAt, (days + 1) * 2 ** reminders, calendar);
}

/** What is owed back of a deposit or of a purchase, and how far it is. */
export interface OwedBack {
  /** What is owed back and not on its way, in centavos. */
  readonly owed: number;
  /** Its buyer is asked for their bank data. */
  readonly asked: boolean;
  /** They are there. */
  readonly given: boolean;
  /** The house gave up what its buyer had been given back too much, and that stands: nothing goes back. */
  readonly givenUp: boolean;
  /** What goes back, or is proposed to; null: nothing does. */
  readonly open: { readonly way: 'pix' | 'transfer' | 'set-off'; readonly state: PaybackState } | null;
}

/**
 * Whether the buyer is to be asked for their bank data: what is owed back does not go by itself, and they were not asked, or what they gave cannot
 * be used.
 */
export function decideAskBank({
  owed,
  asked,
  given,
  givenUp,
  open,
}: OwedBack): 'allowed' | 'nothing-owed' | 'given-up' | 'asked' | 'open' {
  if (open !== null) return 'open';
  if (owed <= 0) return 'nothing-owed';
  if (givenUp) return 'given-up';
  return asked && !given ? 'asked' : 'allowed';
}

/** Whether the buyer may give or change their bank data: once asked for them, until the transfer is released. */
export function decideGiveBank({
  owed,
  asked,
  givenUp,
  open,
}: OwedBack): 'allowed' | 'not-asked' | 'released' {
  if (open?.state === 'sending') return 'released';
  return asked && !givenUp && (owed > 0 || open !== null) ? 'allowed' : 'not-asked';
}

/** Whether a transfer of what is owed back may be proposed. */
export function decideProposeTransfer({
  owed,
  given,
  givenUp,
  open,
}: OwedBack): 'allowed' | 'nothing-owed' | 'given-up' | 'no-bank' | 'open' {
  if (open !== null) return 'open';
  if (owed <= 0) return 'nothing-owed';
  if (givenUp) return 'given-up';
  return given ? 'allowed' : 'no-bank';
}
