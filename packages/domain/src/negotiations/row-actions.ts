import { cancelsAtOnce } from '../cancellations/decide-cancellation.ts';
import { displayedStatus } from './displayed-status.ts';
import { lastBidKind } from './last-bid-type.ts';
import { isOvercome } from './negotiation.ts';
import type { Negotiation } from './negotiation.ts';

/** The item of the cancel menu (C-78): a dialog for a proposal, a dialog for a purchase, or the screen of its own. */
export type CancelAction = 'cancelProposal' | 'cancelPurchase' | 'requestCancellation';

/** The bid button: only while the offer is active and the user is not the leading bidder (NEGO-12). */
export function showsBidButton(negotiation: Negotiation): boolean {
  const leads = negotiation.lastBidIsOwn && lastBidKind(negotiation.lastBidType) === 'bid';
  return negotiation.status === 'A' && !leads;
}

/** The cancel menu, by any one of the three rules of A§6 (NEGO-13 to NEGO-16, C-76, C-77). */
export function showsCancelMenu(negotiation: Negotiation): boolean {
  return isLeftOver(negotiation) || isPendingProposal(negotiation) || isCancellableSale(negotiation);
}

/** What the cancel menu offers; null when there is no menu (C-78). */
export function cancelAction(negotiation: Negotiation): CancelAction | null {
  if (!showsCancelMenu(negotiation)) return null;
  if (isPendingProposal(negotiation)) return 'cancelProposal';
  return negotiation.order === null ? 'cancelPurchase' : 'requestCancellation';
}

/** Whether cancelling the purchase of a row is done at once, or asked of the sales team (rule 0.27). */
export function isCancelledAtOnce(negotiation: Negotiation): boolean {
  const origin = lastBidKind(negotiation.lastBidType) === 'buy' ? 'buy' : 'bid';
  return cancelsAtOnce({ ...negotiation, origin });
}

/** Whether a row leads to the offer: all but a missed offer (NEGO-09, NEGO-10). */
export function isRowClickable(negotiation: Negotiation): boolean {
  return displayedStatus(negotiation) !== 'missedOffer';
}

/** Under which view a row is listed (NEGO-11). */
export function negotiationView(negotiation: Pick<Negotiation, 'winner'>): 'compra' | 'negociacao' {
  return negotiation.winner === 'W' ? 'compra' : 'negociacao';
}

function isLeftOver(negotiation: Negotiation): boolean {
  return (
    negotiation.status !== 'A' &&
    !isOvercome(negotiation) &&
    negotiation.winner !== 'W' &&
    lastBidKind(negotiation.lastBidType) !== 'proposal' &&
    negotiation.cancelledAt === null &&
    negotiation.cancellationRequestedAt === null &&
    !negotiation.cancellationUnderReview
  );
}

function isPendingProposal(negotiation: Negotiation): boolean {
  return (
    negotiation.status === 'A' &&
    lastBidKind(negotiation.lastBidType) === 'proposal' &&
    !isOvercome(negotiation)
  );
}

function isCancellableSale(negotiation: Negotiation): boolean {
  return negotiation.soldRecently && negotiation.saleCancellationRequestedAt === null;
}
