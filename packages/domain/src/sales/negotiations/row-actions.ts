import { cancelsAtOnce } from '../cancellations/decide-cancellation.ts';
import { displayedStatus } from './displayed-status.ts';
import { lastBidKind } from './last-bid-type.ts';
import { isOvercome } from './negotiation.ts';
import type { Negotiation } from './negotiation.ts';

/**
 * The item of the cancel menu (C-78): a dialog for a proposal, for a purchase, or for the best bid of a conditional sale, which is not a
 * purchase (rule 0.27); or a separate screen.
 */
export type CancelAction =
  | 'cancelProposal'
  | 'cancelPurchase'
  | 'withdrawConditional'
  | 'requestCancellation';

/** The facts that decide which actions a row offers. */
export type RowFacts = Negotiation & {
  /** No deals on the offer are possible now: its store is closed, or staff took it off the site. */
  readonly unavailable: boolean;
  /** The user has a second chance, which has its own buttons. */
  readonly hasSecondChance: boolean;
};

/** The actions of a row. */
export type RowActions = {
  /** It links to its offer: all rows except a missed offer do (NEGO-09, NEGO-10). */
  readonly opens: boolean;
  /** Bidding: only while the offer is active and the user does not lead (NEGO-12). */
  readonly bids: boolean;
  /** Raising the own maximum: only for the leader. */
  readonly raises: boolean;
  /** The items of the cancel menu; null: there is none (NEGO-13 to NEGO-16). */
  readonly cancels: CancelAction | null;
  /** Whether it takes effect at once, or is a request to the sales team (rule 0.27). */
  readonly atOnce: boolean;
};

/** The actions of a negotiation row, decided only here, for calls and all screens (C-76). */
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

/** The view in which a row is listed (NEGO-11). */
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

/** A missed offer has nothing to cancel, although the user bid last before another user bought it (C-76). */
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
    // While the sales team decides, only the author of the best bid can withdraw.
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
  return (
    negotiation.soldRecently &&
    negotiation.saleCancellationRequestedAt === null &&
    // Staff may have proposed it, without a request.
    !negotiation.cancellationUnderReview
  );
}
