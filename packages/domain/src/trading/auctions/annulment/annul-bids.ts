import { nextInstant } from '../auction-state.ts';
import type { AuctionState } from '../auction-state.ts';
import { numberEntries } from '../ledger/ledger-entry.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { answers, triggeredAnswers } from '../bids/triggered-answers.ts';
import { recomputeFrom, recountFrom } from './recompute.ts';
import { bidsInOrder, isBidLine, standingHistory } from '../bids/standing-bids.ts';
import type { AuctionHistory } from '../bids/standing-bids.ts';

/** The numbers of the ledger lines to annul, and the server's clock. */
export type Annulment = { readonly lines: readonly number[]; readonly at: number };

export type AnnulmentDecision =
  | {
      readonly kind: 'annulled';
      readonly state: AuctionState;
      readonly entries: readonly LedgerEntry[];
      /** The numbers of those Z lines that only annul answers to the annulled bids: their bidders lose no bid of their own. */
      readonly provoked: ReadonlySet<number>;
      /** Change of the number of bids. */
      readonly countChange: number;
      /** Whether the annulled bids had led. */
      readonly leaderChanged: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: 'already-closed' | 'not-a-standing-bid' };

/**
 * Annuls bids of an open auction (S-12, rules 0.9, 0.34): Z lines are added, nothing is deleted, and price, leader and number of bids are
 * those of a replay of the remaining bids; the end does not move. A manual line (L) is annulled with the silent maxima built on it.
 * Automatic lines (P) of a participant are annulled together, with their maxima, because all of them represent the same instruction. Since
 * version 2 the answers of others are annulled with the bids that provoked them, and the instructions behind these answers stand.
 */
export function annulBids(
  state: AuctionState,
  history: AuctionHistory,
  annulment: Annulment,
): AnnulmentDecision {
  if (state.status !== 'A') return { kind: 'refused', reason: 'already-closed' };
  const before = standingHistory(history, state.version);
  const struck = linesToStrike(before.entries.filter(isBidLine), annulment.lines, state);
  if (struck === null) return { kind: 'refused', reason: 'not-a-standing-bid' };
  const at = nextInstant(state, annulment.at);
  const entries = numberEntries(
    struck.map((line) => ({ participant: line.participant, type: 'Z', value: line.value })),
    state.sequence,
    at,
  );
  const after = standingHistory({ ...history, entries: [...history.entries, ...entries] }, state.version);
  const recomputed = recomputeFrom(state, bidsInOrder(after));
  const answered = state.version === 1 ? new Set<LedgerEntry>() : triggeredAnswers(struck);
  return {
    kind: 'annulled',
    state: { ...recomputed, sequence: state.sequence + entries.length, lastAt: at },
    entries,
    provoked: new Set(
      entries.flatMap(({ seq }, index) => {
        const line = struck[index];
        return line !== undefined && answered.has(line) ? [seq] : [];
      }),
    ),
    countChange:
      state.version === 1
        ? -entries.length
        : recountFrom(state, bidsInOrder(after)) - recountFrom(state, bidsInOrder(before)),
    leaderChanged: recomputed.leader?.bidderId !== state.leader?.bidderId,
  };
}

/** The chosen standing bids with the lines that are annulled with them, latest first; null if one of them is not a standing bid. */
function linesToStrike(
  bids: readonly LedgerEntry[],
  chosen: readonly number[],
  { version }: Pick<AuctionState, 'version'>,
): readonly LedgerEntry[] | null {
  const picked = bids.filter((line) => chosen.includes(line.seq));
  if (picked.length === 0 || picked.length !== new Set(chosen).size) return null;
  let struck: ReadonlySet<LedgerEntry> = new Set(picked);
  for (;;) {
    const more = withWhatFalls(bids, struck, version);
    if (version === 1 || more.size === struck.size) return bids.filter((line) => more.has(line)).toReversed();
    struck = more;
  }
}

function withWhatFalls(
  bids: readonly LedgerEntry[],
  struck: ReadonlySet<LedgerEntry>,
  version: AuctionState['version'],
): ReadonlySet<LedgerEntry> {
  const provoked = version === 1 ? new Set<LedgerEntry>() : triggeredAnswers([...struck]);
  const automatic = new Set(
    [...struck].filter((line) => line.type === 'P' && !provoked.has(line)).map((line) => line.participant),
  );
  const falls = (line: LedgerEntry) =>
    struck.has(line) ||
    (line.type === 'P' && automatic.has(line.participant)) ||
    (version !== 1 && [...struck].some((bid) => answers(line, bid)));
  return new Set(bids.filter(falls));
}
