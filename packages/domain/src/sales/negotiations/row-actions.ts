import { cancelsAtOnce } from '../cancellations/decide-cancellation.ts';
import { displayedStatus } from './displayed-status.ts';
import { lastBidKind } from './last-bid-type.ts';
import { isOvercome } from './negotiation.ts';
import type { Negotiation } from './negotiation.ts';

/**
 * The item of the cancel menu (C-78): a dialog for a proposal, for a purchase, or for the best bid of a conditional sale, which is no purchase
 * (rule 0.27); or the screen of its own.
 */
export type CancelAction =
  | 'cancelProposal'
  | 'cancelPurchase'
  | 'withdrawConditional'
  | 'requestCancellation';

/** All that decides what can be done with a row. */
export type RowFacts = Negotiation & {
  /** Nothing of the offer can be dealt on now: its store is closed, or staff took it off the site. */
  readonly unavailable: boolean;
  /** The offer is the user's to take or leave: that has buttons of its own. */
  readonly hasSecondChance: boolean;
};

/** What can be done with a row. */
export type RowActions = {
  /** It leads to its offer: all but a missed offer do (NEGO-09, NEGO-10). */
  readonly opens: boolean;
  /** Bidding: only while the offer is active and the user does not lead (NEGO-12). */
  readonly bids: boolean;
  /** Raising the own maximum: only for the one who leads. */
  readonly raises: boolean;
  /** What the cancel menu offers; null: there is none (NEGO-13 to NEGO-16). */
  readonly cancels: CancelAction | null;
  /** Whether that is done at once, or asked of the sales team (rule 0.27). */
  readonly atOnce: boolean;
};

/** What can be done with a negotiation row, decided here alone, for the wire and for every screen (C-76). */
export function rowActions(facts: RowFacts): RowActions {
  const active = facts.status === 'A' && !facts.unavailable;
  const leads = facts.lastBidIsOwn && lastBidKind(facts.lastBidType) === 'bid';
  return {
    opens: !isMissed(facts),
    bids: active && !leads,
    raises: active && leads && facts.winner === '',
    cancels: cancelAction(facts),
    atOnce: cancelsAtOnce({
      ...facts,
      origin: lastBidKind(facts.lastBidType) === 'buy' ? 'buy' : 'bid',
    }),
  };
}

/** Under which view a row is listed (NEGO-11). */
export function negotiationView(negotiation: Pick<Negotiation, 'winner'>): 'compra' | 'negociacao' {
  return negotiation.winner === 'W' ? 'compra' : 'negociacao';
}

/** The cancel menu, by any one of the three rules of A§6 (NEGO-13 to NEGO-16, C-76 to C-78). */
function cancelAction(facts: RowFacts): CancelAction | null {
  if (facts.hasSecondChance) return null;
  if (isPendingProposal(facts)) return 'cancelProposal';
  if (!isLeftOver(facts) && !isCancellableSale(facts)) return null;
  if (facts.status === 'E') return 'withdrawConditional';
  return facts.order === null ? 'cancelPurchase' : 'requestCancellation';
}

/** A missed offer has nothing to cancel, though the user bid last before another user bought it (C-76). */
function isMissed(negotiation: Negotiation): boolean {
  return displayedStatus(negotiation) === 'missedOffer';
}

function isLeftOver(negotiation: Negotiation): boolean {
  return (
    negotiation.status !== 'A' &&
    !isOvercome(negotiation) &&
    !isMissed(negotiation) &&
    negotiation.winner !== 'W' &&
    lastBidKind(negotiation.lastBidType) !== 'proposal' &&
    negotiation.cancelledAt === null &&
    negotiation.cancellationRequestedAt === null &&
    !negotiation.cancellationUnderReview &&
    // While the sales team decides, only the author of the best bid has something to take back.
    (negotiation.status !== 'E' || negotiation.lastBidIsOwn)
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
