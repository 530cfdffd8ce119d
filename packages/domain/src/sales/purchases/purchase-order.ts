/** A date of which only the presence matters here: epoch milliseconds or the text of a call; null if absent. */
export type Moment = number | string | null;

/** The documents of a sale (S-14). */
export type PurchaseOrder = {
  readonly invoiceIssued: boolean;
  readonly paymentApproved: boolean;
  readonly paymentMethod: string | null;
};
