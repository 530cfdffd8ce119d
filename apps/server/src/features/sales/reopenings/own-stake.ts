import type { RuleVersion } from '@patio/domain/trading/auctions/auction-state.ts';
import {
  isBidLine,
  standingHistory,
  type AuctionHistory,
} from '@patio/domain/trading/auctions/bids/standing-bids.ts';

/** An account's standing bids on an offer: the numbers of its lines, and the highest of them (centavos). */
export interface OwnStake {
  readonly lines: readonly number[];
  /** As everyone sees it: no call returns a maximum (S-18, decision 0044). */
  readonly highest: number;
}

/** Null if the account has no standing bids. */
export function ownStake(history: AuctionHistory, accountId: number, version: RuleVersion): OwnStake | null {
  const own = standingHistory(history, version).entries.filter(
    (line) => isBidLine(line) && line.participant === accountId,
  );
  if (own.length === 0) return null;
  return { lines: own.map(({ seq }) => seq), highest: Math.max(...own.map(({ value }) => value)) };
}
