/** A date of which only the presence matters here: epoch milliseconds or the text of a call; null if absent. */
export type Moment = number | string | null;

/** The documents of a sale (S-14). */
export type PurchaseOrder = {
  readonly invoiceIssued: boolean;
  readonly paymentApproved: boolean;
  readonly paymentMethod: string | null;
};

/** The order data once its charges are paid, or are not any more; what was paid without saying how was paid at once. */
export function followCharges(order: PurchaseOrder, paid: boolean): PurchaseOrder {
  return { ...order, paymentApproved: paid, paymentMethod: order.paymentMethod ?? (paid ? 'A' : null) };
}

/**
 * Whether the payment of a purchase is taken back, once its charges have changed: what its sale charged was paid and is not any more. `standing`: it is paid,
 * whatever is open of a freight that was agreed later. What is released was paid, also if such a freight has taken its approval away before.
 * Of a completed one no delivery waits for that freight any more: all that its sale charged counts. `approved`: all of it is paid, or is not any
 * more; null: that stays as it is.
 */
export function isPaymentWithdrawn(
  { paymentApproved }: Pick<PurchaseOrder, 'paymentApproved'>,
  {
    status,
    withdrawn,
    standing,
    approved,
  }: {
    readonly status: 'V' | 'C' | 'L' | 'X';
    readonly withdrawn: boolean;
    readonly standing: boolean;
    readonly approved: boolean | null;
  },
): boolean {
  if (status === 'X') return approved === null ? withdrawn : !approved;
  return !standing && (withdrawn || paymentApproved || status === 'L');
}
