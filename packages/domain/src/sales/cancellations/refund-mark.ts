/** The facts of a cancelled purchase that the confirmation of its refund depends on. Instant in epoch milliseconds. */
export interface RefundableCancellation {
  readonly regret: boolean;
  readonly outcome: 'done' | 'review' | 'accepted' | 'rejected' | 'defaulted' | 'regretted';
  /** The user of the team who decided on it; null: nobody of the team did. */
  readonly decidedBy: number | null;
  /** Null: not refunded. */
  readonly refundedAt: number | null;
  readonly hasReceipt: boolean;
  /** The vehicle is with the buyer still: the money goes back after it. */
  readonly vehicleAwaited: boolean;
}

export type RefundMark =
  | {
      readonly kind: 'refused';
      readonly reason: 'cancellation-not-approved' | 'refund-own-decision' | 'refund-vehicle-awaited';
    }
  | { readonly kind: 'refunded' }
  | { readonly kind: 'receipt' | 'unchanged'; readonly refundedAt: number };

/** Whether a user may confirm a refund: anyone but the user who decided that it is due (four eyes). */
export function mayConfirmRefund(decidedBy: number | null, by: number): boolean {
  return decidedBy !== by;
}

/** Decides what the confirmation of a refund does: it is noted once, and its receipt once, then or later (S-15). */
export function decideRefundMark(
  cancellation: RefundableCancellation,
  { by, givesReceipt }: { readonly by: number; readonly givesReceipt: boolean },
): RefundMark {
  const { regret, outcome, refundedAt } = cancellation;
  if (!regret && outcome !== 'accepted' && outcome !== 'defaulted') {
    return { kind: 'refused', reason: 'cancellation-not-approved' };
  }
  if (!mayConfirmRefund(cancellation.decidedBy, by)) {
    return { kind: 'refused', reason: 'refund-own-decision' };
  }
  if (refundedAt === null)
    return cancellation.vehicleAwaited
      ? { kind: 'refused', reason: 'refund-vehicle-awaited' }
      : { kind: 'refunded' };
  return { kind: givesReceipt && !cancellation.hasReceipt ? 'receipt' : 'unchanged', refundedAt };
}
