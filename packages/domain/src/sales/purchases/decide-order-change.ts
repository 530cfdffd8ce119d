import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import type { PurchaseOrder } from './purchase-order.ts';

/** What a change of the order data depends on. Instants in epoch milliseconds, null if it has not happened. */
export interface OrderFacts {
  readonly status: OfferStatus;
  readonly before: PurchaseOrder;
  /** The refund of this purchase was made. */
  readonly refundedAt: number | null;
  /** The book says it of itself, once the money came or was taken back; otherwise the sales team does. */
  readonly byBook: boolean;
}

/** News for the buyer: the invoice was issued, the payment was approved. */
export type OrderNews = 'invoice' | 'payment';

export type OrderChange =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly news: readonly OrderNews[] }
  | { readonly kind: 'refused'; readonly reason: 'completed' | 'refunded' };

/**
 * Decides a change of the order data of a purchase (S-14). The sales team no longer takes an approved payment back once the purchase is
 * completed: then only the book does, whose money the bank can take back later. Once a refund was made, nothing about the payment changes,
 * because the refund rests on it.
 */
export function decideOrderChange(
  { status, before, refundedAt, byBook }: OrderFacts,
  after: PurchaseOrder,
): OrderChange {
  const invoice = after.invoiceIssued !== before.invoiceIssued;
  const payment = after.paymentApproved !== before.paymentApproved;
  if (!invoice && !payment && after.paymentMethod === before.paymentMethod) return { kind: 'same' };
  if (payment && refundedAt !== null) return { kind: 'refused', reason: 'refunded' };
  if (payment && before.paymentApproved && status === 'X' && !byBook)
    return { kind: 'refused', reason: 'completed' };
  return {
    kind: 'changed',
    news: [
      ...(invoice && after.invoiceIssued ? (['invoice'] as const) : []),
      ...(payment && after.paymentApproved ? (['payment'] as const) : []),
    ],
  };
}
