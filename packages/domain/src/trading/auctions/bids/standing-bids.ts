import type { BidderId, RuleVersion } from '../auction-state.ts';
import type { LedgerEntry, Maximum } from '../ledger/ledger-entry.ts';
import { triggeredAnswers } from './triggered-answers.ts';
import type { Bid } from './resolve-bid.ts';

/** Everything recorded about an auction: the ledger and the maxima behind its automatic bids. */
export type AuctionHistory = {
  readonly entries: readonly LedgerEntry[];
  readonly maxima: readonly Maximum[];
};

/**
 * The history without annulled bids. An annulment (Z) names participant and value: it removes that participant's latest standing line of
 * that value, and the maxima attached to it. All maxima of a participant are attached to their automatic lines (P). Those that they set
 * silently while they led by a manual line (L) are attached to that line, until an automatic answer makes them visible. From version 2 on
 * nothing is attached to an answer that is annulled together with the bid that it answered: the instruction behind it stands (rule 0.34).
 */
export function standingHistory(history: AuctionHistory, version: RuleVersion): AuctionHistory {
  const annulments = history.entries.filter(({ type }) => type === 'Z');
  return [...Map.groupBy(annulments, ({ at }) => at).values()].reduce(
    (standing, together) => strikeTogether(standing, together, version),
    history,
  );
}

function strikeTogether(
  standing: AuctionHistory,
  annulments: readonly LedgerEntry[],
  version: RuleVersion,
): AuctionHistory {
  const lines = [...linesStruckBy(annulments, standing.entries).values()];
  const provoked = version === 1 ? new Set<LedgerEntry>() : triggeredAnswers(lines);
  const at = annulments[0]?.at ?? 0;
  const left = lines.reduce((kept, line) => {
    const entries = kept.entries.filter((entry) => entry !== line);
    if (provoked.has(line)) return { ...kept, entries };
    const falls = fallingMaxima(kept, line, at);
    return { entries, maxima: kept.maxima.filter((maximum) => !falls(maximum)) };
  }, standing);
  return withoutHiddenBids(left, provoked, at);
}

/** A bidder without lines has no bids: a maximum whose manual line was annulled earlier must not continue unseen. */
function withoutHiddenBids(
  left: AuctionHistory,
  provoked: ReadonlySet<LedgerEntry>,
  annulledAt: number,
): AuctionHistory {
  const seen = new Set(
    left.entries
      .filter((entry) => isBidLine(entry) && entry.at < annulledAt)
      .map((entry) => entry.participant),
  );
  const hidden = new Set([...provoked].map((line) => line.participant).filter((who) => !seen.has(who)));
  if (hidden.size === 0) return left;
  const falls = ({ bidderId, at }: Maximum) => hidden.has(bidderId) && at < annulledAt;
  return { ...left, maxima: left.maxima.filter((maximum) => !falls(maximum)) };
}

/** The line that each annulment removes, in the order of the annulments; one that matches none is left out. */
function linesStruckBy(
  annulments: readonly LedgerEntry[],
  standing: readonly LedgerEntry[],
): ReadonlyMap<LedgerEntry, LedgerEntry> {
  const struck = new Map<LedgerEntry, LedgerEntry>();
  let left = standing;
  for (const annulment of annulments) {
    const line = left.findLast(
      (entry) =>
        isBidLine(entry) &&
        entry.seq < annulment.seq &&
        entry.participant === annulment.participant &&
        entry.value === annulment.value,
    );
    if (line === undefined) continue;
    struck.set(annulment, line);
    left = left.filter((entry) => entry !== line);
  }
  return struck;
}

function fallingMaxima(standing: AuctionHistory, struck: LedgerEntry, annulledAt: number) {
  const own = (maximum: Maximum) => maximum.bidderId === struck.participant && maximum.at < annulledAt;
  if (struck.type === 'P') return own;
  const next = standing.entries.find(
    (entry) =>
      isBidLine(entry) &&
      entry.seq > struck.seq &&
      entry.participant === struck.participant &&
      entry.at < annulledAt,
  );
  if (next?.type === 'P') return () => false;
  const until = next?.at ?? annulledAt;
  return (maximum: Maximum) => own(maximum) && maximum.at > struck.at && maximum.at < until;
}

/** Which line each annulment (Z) removes, both by number; an annulment that matches none is left out. */
export function struckLines(entries: readonly LedgerEntry[]): ReadonlyMap<number, number> {
  const struck = linesStruckBy(
    entries.filter(({ type }) => type === 'Z'),
    entries,
  );
  return new Map([...struck].map(([annulment, line]) => [annulment.seq, line.seq]));
}

/** Whether a ledger line is a bid, manual or automatic. */
export function isBidLine(entry: LedgerEntry): boolean {
  return entry.type === 'L' || entry.type === 'P';
}

/**
 * The bids of a history in the order in which they were placed: manual ones from the L lines, automatic ones from the maxima. The
 * automatic answers among the P lines follow from them and are not bids of their own.
 */
export function bidsInOrder(history: AuctionHistory): readonly Bid[] {
  const manual = history.entries.flatMap((entry): readonly Bid[] =>
    entry.type === 'L' && entry.participant !== null
      ? [{ bidderId: entry.participant, amount: entry.value, automatic: false, at: entry.at }]
      : [],
  );
  const automatic = history.maxima.map((maximum): Bid => ({
    bidderId: maximum.bidderId,
    amount: maximum.value,
    automatic: true,
    at: maximum.at,
  }));
  return [...manual, ...automatic].toSorted((one, other) => one.at - other.at);
}

/** The numbers of a bidder's standing lines, for annulling all of their bids at once. */
export function standingLinesOf(
  history: AuctionHistory,
  bidderId: BidderId,
  version: RuleVersion,
): readonly number[] {
  return standingHistory(history, version)
    .entries.filter((entry) => isBidLine(entry) && entry.participant === bidderId)
    .map((entry) => entry.seq);
}
