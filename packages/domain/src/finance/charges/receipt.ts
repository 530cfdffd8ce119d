import type { Centavos } from '../../money/centavos.ts';

/** transfer: recorded by staff from a statement; cash: handed over, and recorded by staff; pix: told by the bank; opening: paid before the book began. */
export type ReceiptSource = 'transfer' | 'cash' | 'pix' | 'opening';
/** waiting: another one than the buyer paid, and finance has not decided; reversed: it was a wrong recording. */
export type ReceiptState = 'counted' | 'waiting' | 'returned' | 'reversed';

/** What staff do with a receipt: take a wrong recording back, accept its payer, or note that its money went back to them. */
export type ReceiptChange = 'undo' | 'accept' | 'returned';

/** What may be done with a receipt follows from these. */
export interface ReceiptFacts {
  readonly source: ReceiptSource;
  readonly state: ReceiptState;
  /** Null: the program. */
  readonly recordedBy: number | null;
}

/** What a payment was for; amount in centavos. */
interface Paid {
  readonly charge: number;
  readonly amount: Centavos;
}

/** Whether a recording says the same of a payment as the bank, so that nothing has to change. */
export function agreesWithBank(recorded: Paid & { readonly state: ReceiptState }, told: Paid): boolean {
  return recorded.state === 'counted' && recorded.charge === told.charge && recorded.amount === told.amount;
}

/** R$ 100 million: more is a slip of the hand. */
const MOST: Centavos = 10_000_000_000;

/** What is wrong with a receipt as staff record it; days as `2026-11-27`, amount in centavos, null: none that can be read. */
export function receiptProblem(
  { amount, day }: { readonly amount: Centavos | null; readonly day: string },
  today: string,
): 'amount' | 'day' | null {
  if (amount === null || amount <= 0 || amount > MOST) return 'amount';
  return day > today ? 'day' : null;
}

/** Whether staff recorded a receipt themselves; what the bank told or what was there before is no recording of theirs. */
const isRecording = ({ source, recordedBy }: ReceiptFacts): boolean =>
  (source === 'transfer' || source === 'cash') && recordedBy !== null;

/**
 * Whether the reference of a receipt may be corrected: one of a transfer that was recorded by hand. That of a movement of a statement is the
 * movement's; cash has no movement at the bank.
 */
export function decideReferenceChange(
  receipt: ReceiptFacts,
  ofMovement: boolean,
): 'allowed' | 'decided' | 'no-recording' | 'of-movement' {
  if (receipt.state === 'reversed' || receipt.state === 'returned') return 'decided';
  if (receipt.source !== 'transfer' || !isRecording(receipt)) return 'no-recording';
  return ofMovement ? 'of-movement' : 'allowed';
}

/**
 * Whether a user may change a receipt. Four eyes: never who recorded it. Only a recording by staff can be wrong, so that money of a Pix or of
 * before the book is never taken back.
 */
export function decideReceiptChange(
  receipt: ReceiptFacts,
  change: ReceiptChange,
  by: number,
): 'allowed' | 'decided' | 'own' | 'no-recording' {
  const { state, recordedBy } = receipt;
  if (state !== 'waiting' && !(change === 'undo' && state === 'counted')) return 'decided';
  if (recordedBy === by) return 'own';
  return change === 'undo' && !isRecording(receipt) ? 'no-recording' : 'allowed';
}
