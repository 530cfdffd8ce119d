import type { CancellablePurchase } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import { isSoldRecently } from '@patio/domain/sales/purchases/sold-recently.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import type { PurchaseRow } from './cancellations.store.ts';

/** What a user would cancel on an offer: their purchase, or their best bid while the sales team decides on a conditional sale. */
export function cancellablePurchase(
  row: AuctionRow,
  purchase: PurchaseRow | undefined,
  bid: {
    readonly accountId: number;
    readonly lastOfBid: { readonly outcome: string } | undefined;
    readonly now: number;
  },
): CancellablePurchase {
  if (!purchase) {
    const outcome = bid.lastOfBid?.outcome;
    return {
      status: row.status === 'E' ? 'E' : 'A',
      origin: 'bid',
      conditional: row.leader_id === bid.accountId && row.conditional_until !== null,
      negotiationAt: null,
      cancelledAt: outcome === 'accepted' ? 'accepted' : null,
      underReview: outcome === 'review',
      refusedBefore: false,
      soldRecently: true,
      order: null,
    };
  }
  const hasOrder = purchase.invoice_issued !== null || purchase.payment_approved !== null;
  return {
    status: purchase.status,
    origin: purchase.origin,
    negotiationAt: purchase.negotiation_at,
    cancelledAt: purchase.cancelled_at,
    underReview: purchase.cancellation === 'Q',
    refusedBefore: purchase.cancellation_requested_at !== null,
    soldRecently: isSoldRecently(purchase.created_at, bid.now),
    order: hasOrder
      ? {
          invoiceIssued: purchase.invoice_issued ?? false,
          paymentApproved: purchase.payment_approved ?? false,
          paymentMethod: purchase.payment_method,
        }
      : null,
  };
}
