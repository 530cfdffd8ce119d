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
