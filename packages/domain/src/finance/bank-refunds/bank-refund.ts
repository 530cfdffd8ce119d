/** What a bank says of a refund: nothing has left yet, it has, or it does not. */
export type RefundState = 'processing' | 'done' | 'failed';

/** Why the bank gave it back: in the name of the house, because of a mistake of a bank, or because its payer reported a fraud. */
export const REFUND_NATURES = ['asked', 'operational', 'fraud'] as const;
export type RefundNature = (typeof REFUND_NATURES)[number];

/** What a refund is after a reading: an answer that says it is being processed is older than one that says how it ended. */
export function refundStateAfter(before: RefundState | null, told: RefundState): RefundState {
  return told === 'processing' && before !== null ? before : told;
}

/** Whether finance may note that they have seen to a refund. `open`: part of it is not in the book yet. */
export function decideRefundCheck({
  state,
  open,
  checked,
}: {
  readonly state: RefundState;
  /** Centavos. */
  readonly open: number;
  readonly checked: boolean;
}): 'allowed' | 'not-done' | 'open' | 'checked' {
  if (state !== 'done') return 'not-done';
  if (checked) return 'checked';
  return open > 0 ? 'open' : 'allowed';
}

/** Money of a Pix that the book has; centavos. */
export interface RefundPlace<At> {
  readonly at: At;
  /** What of the Pix stands there and was not refunded. */
  readonly amount: number;
}

/** Where the next part of a refund is taken from: the first place that has anything, and no more than that; null: there is none. */
export function nextRefundPart<At>(places: readonly RefundPlace<At>[], open: number): RefundPlace<At> | null {
  const found = places.find(({ amount }) => amount > 0);
  return found === undefined || open <= 0 ? null : { at: found.at, amount: Math.min(found.amount, open) };
}

/** What of a refund was recorded otherwise: as much as was recorded of its Pix and stands for no other refund of it. Centavos. */
export function coveredNow(open: number, recorded: number, coveredBefore: number): number {
  return Math.max(0, Math.min(open, recorded - coveredBefore));
}

/** What a bank gave back of a charge. Centavos, epoch milliseconds. */
export interface GivenBack {
  readonly amount: number;
  readonly at: number;
}

/**
 * Which of what the bank gave back, oldest first, is why a charge is open: the last ones, and of the first of them no more than is open. What was paid
 * again since explains nothing. Centavos.
 */
export function returnsBehind(open: number, returns: readonly GivenBack[]): readonly GivenBack[] {
  let left = open;
  const behind = returns.toReversed().flatMap(({ amount, at }) => {
    const part = Math.min(amount, left);
    left -= part;
    return part > 0 ? [{ amount: part, at }] : [];
  });
  return behind.toReversed();
}
