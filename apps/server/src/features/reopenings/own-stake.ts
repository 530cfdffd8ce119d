import {
  bidsInOrder,
  standingHistory,
  standingLinesOf,
  type AuctionHistory,
} from '@patio/domain/auctions/standing-bids.ts';

/** What one account has standing on an offer: the numbers of its lines, and the most that it bid or let the house bid (centavos). */
export interface OwnStake {
  readonly lines: readonly number[];
  readonly highest: number;
}

/** Null when nothing of the account stands. */
export function ownStake(history: AuctionHistory, accountId: number): OwnStake | null {
  const lines = standingLinesOf(history, accountId);
  if (lines.length === 0) return null;
  const own = bidsInOrder(standingHistory(history)).filter(({ bidderId }) => bidderId === accountId);
  return { lines, highest: Math.max(...own.map(({ amount }) => amount)) };
}
