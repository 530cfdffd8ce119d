import { nextInstant } from './auction-state.ts';
import type { AuctionState } from './auction-state.ts';
import { numberEntries } from './ledger-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { recomputeFrom } from './recompute.ts';
import { bidsInOrder, isBidLine, standingHistory } from './standing-bids.ts';
import type { AuctionHistory } from './standing-bids.ts';

/** The ledger lines that staff annul, by number, and the server's clock. */
export type Annulment = { readonly lines: readonly number[]; readonly at: number };

export type AnnulmentDecision =
  | {
      readonly kind: 'annulled';
      readonly state: AuctionState;
      readonly entries: readonly LedgerEntry[];
      /** Whether the annulled bids had led. */
      readonly leaderChanged: boolean;
    }
  | { readonly kind: 'refused'; readonly reason: 'already-closed' | 'not-a-standing-bid' };

/**
 * Annuls bids of an open auction (S-12, rules 0.9): Z lines are added, nothing is deleted, and price and leader are recomputed from the
 * bids that remain; the end does not move. A manual line (L) falls with what was silently built on it. Automatic lines (P) of a
 * participant fall together, with his maxima, since all of them speak for the same instruction.
 */
export function annulBids(
  state: AuctionState,
  history: AuctionHistory,
  annulment: Annulment,
): AnnulmentDecision {
  if (state.status !== 'A') return { kind: 'refused', reason: 'already-closed' };
  const struck = linesToStrike(standingHistory(history).entries, annulment.lines);
  if (struck === null) return { kind: 'refused', reason: 'not-a-standing-bid' };
  const at = nextInstant(state, annulment.at);
  const entries = numberEntries(
    struck.map((line) => ({ participant: line.participant, type: 'Z', value: line.value })),
    state.sequence,
    at,
  );
  const remaining = standingHistory({ ...history, entries: [...history.entries, ...entries] });
  const recomputed = recomputeFrom(state, bidsInOrder(remaining));
  return {
    kind: 'annulled',
    state: { ...recomputed, sequence: state.sequence + entries.length, lastAt: at },
    entries,
    leaderChanged: recomputed.leader?.bidderId !== state.leader?.bidderId,
  };
}

/** The chosen standing bids with the automatic lines that fall with them, latest first; null when one of them is no standing bid. */
function linesToStrike(
  standing: readonly LedgerEntry[],
  chosen: readonly number[],
): readonly LedgerEntry[] | null {
  const bids = standing.filter(isBidLine);
  const picked = bids.filter((line) => chosen.includes(line.seq));
  if (picked.length === 0 || picked.length !== new Set(chosen).size) return null;
  const automatic = new Set(picked.filter((line) => line.type === 'P').map((line) => line.participant));
  return bids
    .filter((line) => picked.includes(line) || (line.type === 'P' && automatic.has(line.participant)))
    .toReversed();
}
