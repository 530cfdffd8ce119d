import type { AuctionState } from '../auction-state.ts';
import { decideClose } from './decide-close.ts';
import { decideConditional } from './decide-conditional.ts';
import { decideDefault } from './decide-default.ts';
import { endBySale } from './end-by-sale.ts';
import { endUnsold } from './end-unsold.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { sellToRunnerUp } from './sell-to-runner-up.ts';

/**
 * Meaning of an F line: bidding closed with a winner, with a best bid below the reserve or without bids; the offer was sold outside the
 * bidding; the sales team accepted or released the best bid; the buyer defaulted; the house withdrew an offer that had bids; the next
 * bidder took a second chance.
 */
export type EndCause =
  | 'sold'
  | 'conditional'
  | 'unsold'
  | 'sold-otherwise'
  | 'best-bid-accepted'
  | 'best-bid-released'
  | 'defaulted'
  | 'ended-by-house'
  | 'second-chance-taken';

export type ExplainedEnd = {
  readonly cause: EndCause;
  readonly state: AuctionState;
  readonly entries: readonly LedgerEntry[];
};

type Decision = Omit<ExplainedEnd, 'cause'> | { readonly kind: 'refused' };

/**
 * The end recorded by an F line, which depends on the state of the auction: open, it closes or is sold outside the bidding; conditional,
 * the sales team decided; sold, the buyer defaulted; ended without sale, the next bidder took their second chance. Null if it matches
 * nothing.
 */
export function explainEnd(state: AuctionState, line: LedgerEntry): ExplainedEnd | null {
  const { participant, value, at } = line;
  const buyer = participant === null ? null : { bidderId: participant, value };
  if (state.status === 'V') return buyer === null ? by('defaulted', decideDefault(state, at)) : null;
  if (state.status === 'A') return explainClosing(state, line);
  if (state.conditionalUntil !== null) {
    // The length of the sales team's term is a setting of that day: anyone who is named here was accepted in time.
    const inTime = { ...state, conditionalUntil: at + 1 };
    return buyer === null
      ? by('best-bid-released', decideConditional(state, 'release', at))
      : by('best-bid-accepted', decideConditional(inTime, 'accept', at));
  }
  return buyer === null ? null : by('second-chance-taken', sellToRunnerUp(state, buyer, at));
}

function explainClosing(state: AuctionState, line: LedgerEntry): ExplainedEnd | null {
  const { participant, value, at } = line;
  if (participant !== null && !closesByBids(state, line)) {
    return by('sold-otherwise', endBySale(state, { buyerId: participant, price: value, at }));
  }
  // A best bid that stands unsold is recorded with its value; if staff ended the offer, nothing is.
  if (participant === null && value === 0 && state.leader !== null) {
    return by('ended-by-house', endUnsold(state, at));
  }
  const closed = decideClose(state, at, true);
  return closed.kind === 'refused' ? null : by(closed.outcome.result, closed);
}

/** Below the reserve a leader cannot win before the end: then they bought or proposed outside the bidding. */
function closesByBids(state: AuctionState, { participant, value, at }: LedgerEntry): boolean {
  if (participant !== state.leader?.bidderId || value !== state.price) return false;
  return state.reserveMet || at >= state.end;
}

function by(cause: EndCause, decision: Decision): ExplainedEnd | null {
  return 'entries' in decision ? { cause, state: decision.state, entries: decision.entries } : null;
}
