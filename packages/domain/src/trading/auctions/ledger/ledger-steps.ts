import { annulBids } from '../annulment/annul-bids.ts';
import { openAuction } from '../auction-state.ts';
import type { AuctionRule, AuctionState, RuleVersion } from '../auction-state.ts';
import { decideBid } from '../bids/decide-bid.ts';
import { explainEnd } from '../ends/explain-end.ts';
import type { EndCause } from '../ends/explain-end.ts';
import { earliestArrival } from '../bids/late-bids.ts';
import { moveAuctionEnd } from '../ends/move-end.ts';
import { reopenAuction } from '../ends/reopen-auction.ts';
import type { LedgerEntry, Maximum } from './ledger-entry.ts';
import type { Bid } from '../bids/resolve-bid.ts';
import { isBidLine, standingHistory } from '../bids/standing-bids.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

/**
 * The cause of a step: a manual bid, a maximum of a user who does not lead, a leader raising their maximum, an annulment, an end, a
 * reopening, a moved end; or `unexplained`: nothing that the rules allow.
 */
export type StepCause =
  | 'manual'
  | 'maximum'
  | 'raise'
  | 'annulment'
  | 'reopened'
  | 'end-moved'
  | EndCause
  | 'unexplained';

/** The lines of one instant of a ledger, with what the rules produce for it. */
export type LedgerStep = {
  readonly at: number;
  readonly cause: StepCause;
  /** The incoming bid; null for everything else. */
  readonly bid: Bid | null;
  /** Whether the bid took or kept the lead; false if it was outbid at once. */
  readonly leads: boolean;
  readonly recorded: readonly LedgerEntry[];
  /** The lines that the rules produce for it. */
  readonly derived: readonly LedgerEntry[];
  readonly agrees: boolean;
  /** How many bids count after it: recorded ones, without annulled ones. */
  readonly bidCount: number;
  readonly after: AuctionState;
};

type Explained = Pick<LedgerStep, 'cause' | 'bid' | 'leads' | 'derived' | 'after'> & {
  /** For an annulment: the change of the number of bids. */
  readonly countChange?: number;
};

const NO_LIMITS = { lastOwnBidAt: null, throttleMs: 0, limitReached: false };

/**
 * Replays an auction from its opening rule, its ledger and the maxima, one instant after the other (rules 0.5, 0.9). Everything that
 * follows from a bid (answers, extensions, price, leader) is derived, not read: `agrees` says whether the ledger matches. Every bid of an
 * auction has its own instant, so lines with the same instant belong together.
 */
export function ledgerSteps(rule: AuctionRule, history: AuctionHistory): readonly LedgerStep[] {
  const linesAt = Map.groupBy(history.entries, (line) => line.at);
  const maximaAt = Map.groupBy(history.maxima, (maximum) => maximum.at);
  const instants = [...new Set([...linesAt.keys(), ...maximaAt.keys()])].toSorted(
    (one, other) => one - other,
  );
  const steps: LedgerStep[] = [];
  let state = openAuction(rule);
  let bidCount = 0;
  for (const at of instants) {
    const recorded = linesAt.get(at) ?? [];
    const explained = explain(state, history, recorded, maximaAt.get(at) ?? []);
    const agrees = explained.cause !== 'unexplained' && sameLines(recorded, explained.derived);
    const { countChange = bidsAmong(recorded), ...stated } = explained;
    bidCount += countChange;
    steps.push({ at, recorded, agrees, bidCount, ...stated });
    state = explained.after;
  }
  return steps;
}

function explain(
  state: AuctionState,
  history: AuctionHistory,
  recorded: readonly LedgerEntry[],
  maxima: readonly Maximum[],
): Explained {
  const [first] = recorded;
  if (maxima.length > 0 || recorded.some(isBidLine)) return explainBid(state, recorded, maxima);
  if (first?.type === 'Z') return explainAnnulment(state, history, recorded, first);
  if (first?.type === 'F') {
    const end = explainEnd(state, first);
    if (end !== null) return action(end.cause, end);
  }
  if (first?.type === 'R') {
    const decision = reopenAuction(state, historyBefore(history, first), first.at);
    if (decision.kind === 'reopened') return action('reopened', decision);
  }
  if (first?.type === 'M') {
    const decision = moveAuctionEnd(state, first.value, first.at);
    if (decision.kind === 'moved') return action('end-moved', decision);
  }
  return unexplained(state);
}

/** One bid; if there were several at one instant, the first is replayed, and the others show as a difference. */
function explainBid(
  state: AuctionState,
  recorded: readonly LedgerEntry[],
  maxima: readonly Maximum[],
): Explained {
  const bid = bidOf(recorded, maxima);
  if (bid === null || maxima.length > 1) return unexplained(state);
  const decision = decideBid(state, bid, { ...NO_LIMITS, arrivedAt: earliestArrival(bid.at) });
  if (decision.kind === 'refused') return { ...unexplained(state), bid };
  const raised = decision.kind === 'accepted' && decision.raisedOnly;
  return {
    cause: raised ? 'raise' : bid.automatic ? 'maximum' : 'manual',
    bid,
    leads: decision.kind === 'accepted',
    derived: decision.entries,
    after: decision.state,
  };
}

function bidOf(recorded: readonly LedgerEntry[], [maximum]: readonly Maximum[]): Bid | null {
  if (maximum !== undefined) {
    return { bidderId: maximum.bidderId, amount: maximum.value, automatic: true, at: maximum.at };
  }
  const line = recorded.find((entry) => entry.type === 'L');
  if (line === undefined || line.participant === null) return null;
  return { bidderId: line.participant, amount: line.value, automatic: false, at: line.at };
}

function explainAnnulment(
  state: AuctionState,
  history: AuctionHistory,
  recorded: readonly LedgerEntry[],
  first: LedgerEntry,
): Explained {
  const before = historyBefore(history, first);
  const lines = linesNamed(before, state.version, recorded);
  const decision = annulBids(state, before, { lines, at: first.at });
  if (decision.kind === 'refused') return unexplained(state);
  return { ...action('annulment', decision), countChange: decision.countChange };
}

function historyBefore(history: AuctionHistory, line: LedgerEntry): AuctionHistory {
  return {
    entries: history.entries.filter(({ seq }) => seq < line.seq),
    maxima: history.maxima.filter(({ at }) => at < line.at),
  };
}

/** An event of the auction other than a bid. */
function action(
  cause: StepCause,
  { state, entries }: { readonly state: AuctionState; readonly entries: readonly LedgerEntry[] },
): Explained {
  return { cause, bid: null, leads: false, derived: entries, after: state };
}

/** The lines named by annulments: each the latest standing one of its participant and value. */
function linesNamed(
  before: AuctionHistory,
  version: RuleVersion,
  annulments: readonly LedgerEntry[],
): readonly number[] {
  const standing = standingHistory(before, version).entries.filter(isBidLine);
  return annulments.flatMap(({ participant, value }) => {
    const index = standing.findLastIndex((line) => line.participant === participant && line.value === value);
    return index < 0 ? [] : standing.splice(index, 1).map((line) => line.seq);
  });
}

/** Lines that count as bids, without those that annulments remove. */
function bidsAmong(recorded: readonly LedgerEntry[]): number {
  const annulled = recorded.filter(({ type }) => type === 'Z').length;
  return recorded.filter(isBidLine).length - annulled;
}

function unexplained(state: AuctionState): Explained {
  return { cause: 'unexplained', bid: null, leads: false, derived: [], after: state };
}

function sameLines(recorded: readonly LedgerEntry[], derived: readonly LedgerEntry[]): boolean {
  return (
    recorded.length === derived.length &&
    recorded.every((line, index) => {
      const other = derived[index];
      return (
        other?.seq === line.seq &&
        other.at === line.at &&
        other.type === line.type &&
        other.value === line.value &&
        other.participant === line.participant
      );
    })
  );
}
