import type { PurchaseOrder } from '../negotiations/negotiation.ts';

const REFUNDABLE_METHODS: ReadonlySet<string> = new Set(['A', 'EF']);

/**
 * Whether a cancellation needs bank data for a refund (A§5, C-81): an order exists and either its invoice was issued, or its payment was
 * approved by method A or EF.
 */
export function requiresBankData(order: PurchaseOrder | null): boolean {
  if (order === null) return false;
  return (
    order.invoiceIssued ||
    (order.paymentApproved && order.paymentMethod !== null && REFUNDABLE_METHODS.has(order.paymentMethod))
  );
}
