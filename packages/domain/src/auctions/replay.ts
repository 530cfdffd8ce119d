import { openAuction } from './auction-state.ts';
import type { AuctionRule, AuctionState } from './auction-state.ts';
import { decideBid } from './decide-bid.ts';
import { decideClose } from './decide-close.ts';
import { decideConditional } from './decide-conditional.ts';
import { decideDefault } from './decide-default.ts';
import { endBySale } from './end-by-sale.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { recomputeFrom } from './recompute.ts';
import type { Bid } from './resolve-bid.ts';
import { sellToRunnerUp } from './sell-to-runner-up.ts';
import { bidsInOrder, standingHistory } from './standing-bids.ts';
import type { AuctionHistory } from './standing-bids.ts';

const NO_LIMITS = { lastOwnBidAt: null, throttleMs: 0, limitReached: false };

type Event =
  | { readonly kind: 'bid'; readonly at: number; readonly bid: Bid }
  | { readonly kind: 'annulment'; readonly at: number; readonly lastSeq: number }
  | { readonly kind: 'end'; readonly at: number; readonly line: LedgerEntry };

/**
 * Rebuilds an auction from its opening rule, its ledger and the maxima (rules 0.5): the same state that the bids once led to. Extensions
 * and automatic answers are derived again, not read, so a wrong one in the ledger shows as a difference.
 */
export function replay(rule: AuctionRule, history: AuctionHistory): AuctionState {
  return eventsInOrder(history).reduce<AuctionState>(
    (state, event) => apply(state, history, event),
    openAuction(rule),
  );
}

function eventsInOrder(history: AuctionHistory): readonly Event[] {
  const bids = bidsInOrder(history).map((bid): Event => ({ kind: 'bid', at: bid.at, bid }));
  const annulments = history.entries
    .filter((line, index, lines) => line.type === 'Z' && lines[index + 1]?.at !== line.at)
    .map((line): Event => ({ kind: 'annulment', at: line.at, lastSeq: line.seq }));
  const ends = history.entries
    .filter((line) => line.type === 'F')
    .map((line): Event => ({ kind: 'end', at: line.at, line }));
  return [...bids, ...annulments, ...ends].toSorted((one, other) => one.at - other.at);
}

function apply(state: AuctionState, history: AuctionHistory, event: Event): AuctionState {
  switch (event.kind) {
    case 'bid': {
      const decision = decideBid(state, event.bid, NO_LIMITS);
      return decision.kind === 'refused' ? state : decision.state;
    }
    case 'annulment': {
      const until = {
        entries: history.entries.filter((line) => line.seq <= event.lastSeq),
        maxima: history.maxima.filter((maximum) => maximum.at < event.at),
      };
      const recomputed = recomputeFrom(state, bidsInOrder(standingHistory(until)));
      return { ...recomputed, sequence: event.lastSeq, lastAt: event.at };
    }
    case 'end':
      return applyEnd(state, event.line);
  }
}

/**
 * What an F line tells depends on where the auction stands: open, it closes or is sold apart from the bids; conditional, the sales team
 * decided; sold, the buyer defaulted; ended without sale, the next bidder took his second chance.
 */
function applyEnd(state: AuctionState, line: LedgerEntry): AuctionState {
  const decision = endedBy(state, line);
  return decision === null || decision.kind === 'refused' ? state : decision.state;
}

function endedBy(state: AuctionState, line: LedgerEntry) {
  const { participant, value, at } = line;
  const buyer = participant === null ? null : { bidderId: participant, value };
  if (state.status === 'V') return buyer === null ? decideDefault(state, at) : null;
  if (state.status === 'A') {
    if (buyer === null || closesByBids(state, line)) return decideClose(state, at, true);
    return endBySale(state, { buyerId: buyer.bidderId, price: value, at });
  }
  if (state.conditionalUntil !== null) {
    return decideConditional(state, buyer === null ? 'release' : 'accept', at);
  }
  return buyer === null ? null : sellToRunnerUp(state, buyer, at);
}

/** Below the reserve a leader cannot win before the end: then he has bought or proposed apart from the bids. */
function closesByBids(state: AuctionState, { participant, value, at }: LedgerEntry): boolean {
  if (participant !== state.leader?.bidderId || value !== state.price) return false;
  return state.reserveMet || at >= state.end;
}
