/** A date of which only the presence matters here: epoch milliseconds or the wire's text; null when it has not come. */
export type Moment = number | string | null;

/** The papers of a sale (S-14). */
export type PurchaseOrder = {
  readonly invoiceIssued: boolean;
  readonly paymentApproved: boolean;
  readonly paymentMethod: string | null;
};
