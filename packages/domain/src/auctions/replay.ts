import { openAuction } from './auction-state.ts';
import type { AuctionRule, AuctionState } from './auction-state.ts';
import { decideBid } from './decide-bid.ts';
import { decideClose } from './decide-close.ts';
import { decideConditional } from './decide-conditional.ts';
import { endBySale } from './end-by-sale.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { recomputeFrom } from './recompute.ts';
import type { Bid } from './resolve-bid.ts';
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

function applyEnd(state: AuctionState, line: LedgerEntry): AuctionState {
  if (state.status === 'E') {
    const choice = line.participant === null ? 'release' : 'accept';
    const decided = decideConditional(state, choice, line.at);
    return decided.kind === 'decided' ? decided.state : state;
  }
  const value = state.leader === null ? 0 : state.price;
  if (line.participant === (state.leader?.bidderId ?? null) && line.value === value) {
    const closed = decideClose(state, line.at, true);
    return closed.kind === 'closed' ? closed.state : state;
  }
  if (line.participant === null) return state;
  const ended = endBySale(state, { buyerId: line.participant, price: line.value, at: line.at });
  return ended.kind === 'ended' ? ended.state : state;
}
