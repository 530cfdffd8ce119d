import type { AnnulmentDecision } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import { struckLines, type AuctionHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { AnnulledLine } from './annulments.store.ts';

/** Which line each Z line of a decision annuls; `history` is that before the decision. */
export function annulledLines(
  history: AuctionHistory,
  { entries, provoked }: Extract<AnnulmentDecision, { kind: 'annulled' }>,
): readonly AnnulledLine[] {
  const struck = struckLines([...history.entries, ...entries]);
  return entries.map(({ seq }) => {
    const line = struck.get(seq);
    if (line === undefined) throw new Error('An annulment strikes nothing.');
    return { seq, struck: line, provoked: provoked.has(seq) };
  });
}
