import type { RuleVersion } from '@patio/domain/trading/auctions/auction-state.ts';
import {
  isBidLine,
  standingHistory,
  type AuctionHistory,
} from '@patio/domain/trading/auctions/bids/standing-bids.ts';

/** What one account has standing on an offer: the numbers of its lines, and the highest of them (centavos). */
export interface OwnStake {
  readonly lines: readonly number[];
  /** As everyone sees it: a maximum is given back by no call (S-18, decision 0044). */
  readonly highest: number;
}

/** Null when nothing of the account stands. */
export function ownStake(history: AuctionHistory, accountId: number, version: RuleVersion): OwnStake | null {
  const own = standingHistory(history, version).entries.filter(
    (line) => isBidLine(line) && line.participant === accountId,
  );
  if (own.length === 0) return null;
  return { lines: own.map(({ seq }) => seq), highest: Math.max(...own.map(({ value }) => value)) };
}
