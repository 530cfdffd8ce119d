import type { CancellablePurchase } from '@patio/domain/cancellations/decide-cancellation.ts';
import type { AuctionRow } from '../auctions/public.ts';
import type { PurchaseRow } from './cancellations.store.ts';

/** What somebody would cancel on an offer: his purchase, or his best bid while the sales team decides on a conditional sale. */
export function cancellablePurchase(
  row: AuctionRow,
  purchase: PurchaseRow | undefined,
  bid: { readonly accountId: number; readonly lastOfBid: { readonly outcome: string } | undefined },
): CancellablePurchase {
  if (!purchase) {
    const outcome = bid.lastOfBid?.outcome;
    return {
      status: row.status === 'E' ? 'E' : 'A',
      conditional: row.leader_id === bid.accountId && row.conditional_until !== null,
      negotiationAt: null,
      cancelledAt: outcome === 'accepted' ? 'accepted' : null,
      underReview: outcome === 'review',
      order: null,
    };
  }
  const hasOrder = purchase.invoice_issued !== null || purchase.payment_approved !== null;
  return {
    status: purchase.status,
    negotiationAt: purchase.negotiation_at,
    cancelledAt: purchase.cancelled_at,
    underReview: purchase.cancellation === 'Q',
    order: hasOrder
      ? {
          invoiceIssued: purchase.invoice_issued ?? false,
          paymentApproved: purchase.payment_approved ?? false,
          paymentMethod: purchase.payment_method,
        }
      : null,
  };
}
