import type { BidderId } from './auction-state.ts';
import type { LedgerEntry, Maximum } from './ledger-entry.ts';
import type { Bid } from './resolve-bid.ts';

/** Everything recorded about an auction: the ledger and the maxima behind its automatic bids. */
export type AuctionHistory = {
  readonly entries: readonly LedgerEntry[];
  readonly maxima: readonly Maximum[];
};

/**
 * The history without what was annulled. An annulment (Z) names participant and value: it strikes that participant's latest standing
 * line of that value, and the maxima that hang on it. All maxima of a participant hang on his automatic lines (P). Those that he set
 * in silence while he led by a manual line (L) hang on that line, until an automatic answer makes them visible.
 */
export function standingHistory(history: AuctionHistory): AuctionHistory {
  return history.entries.reduce<AuctionHistory>(
    (standing, entry) => (entry.type === 'Z' ? strike(standing, entry) : standing),
    history,
  );
}

function strike(standing: AuctionHistory, annulment: LedgerEntry): AuctionHistory {
  const struck = lineStruckBy(annulment, standing.entries);
  if (struck === undefined) return standing;
  const falls = fallingMaxima(standing, struck, annulment.at);
  return {
    entries: standing.entries.filter((entry) => entry !== struck),
    maxima: standing.maxima.filter((maximum) => !falls(maximum)),
  };
}

function lineStruckBy(annulment: LedgerEntry, standing: readonly LedgerEntry[]): LedgerEntry | undefined {
  return standing.findLast(
    (entry) =>
      isBidLine(entry) &&
      entry.seq < annulment.seq &&
      entry.participant === annulment.participant &&
      entry.value === annulment.value,
  );
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

/** Which line each annulment (Z) strikes, both by number; an annulment that finds none is left out. */
export function struckLines(entries: readonly LedgerEntry[]): ReadonlyMap<number, number> {
  const struck = new Map<number, number>();
  let standing = entries;
  for (const annulment of entries.filter(({ type }) => type === 'Z')) {
    const line = lineStruckBy(annulment, standing);
    if (line === undefined) continue;
    struck.set(annulment.seq, line.seq);
    standing = standing.filter((entry) => entry !== line);
  }
  return struck;
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

/** The numbers of a bidder's standing lines, for annulling all of his bids at once. */
export function standingLinesOf(history: AuctionHistory, bidderId: BidderId): readonly number[] {
  return standingHistory(history)
    .entries.filter((entry) => isBidLine(entry) && entry.participant === bidderId)
    .map((entry) => entry.seq);
}
