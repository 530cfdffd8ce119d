import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';

/** News of a bid for one user. Value in centavos: their bid or maximum, or the price that outbid them. */
export interface BidNews {
  readonly accountId: number;
  readonly kind: 'bid-placed' | 'overtaken';
  readonly value: number;
  readonly automatic: boolean;
}

/** The news of one bid: for its bidder, and for the previous leader (S-40). A bid that is beaten at once counts as outbid. */
export function newsOfBid(
  before: AuctionState,
  after: AuctionState,
  bid: { readonly accountId: number; readonly amount: number; readonly automatic: boolean },
): BidNews[] {
  const { accountId, amount, automatic } = bid;
  const overtaken = { kind: 'overtaken', value: after.price, automatic: false } as const;
  if (after.leader?.bidderId !== accountId) return [{ ...overtaken, accountId }];
  const own: BidNews = { accountId, kind: 'bid-placed', value: amount, automatic };
  const loser = before.leader?.bidderId ?? accountId;
  return loser === accountId ? [own] : [own, { ...overtaken, accountId: loser }];
}

/** The last news of each kind for each user; a user who leads in the end was not outbid. */
export function lastNews(news: readonly BidNews[], leaderId: number | null): readonly BidNews[] {
  const last = new Map(news.map((one) => [`${one.accountId} ${one.kind}`, one]));
  return [...last.values()].filter(({ kind, accountId }) => kind !== 'overtaken' || accountId !== leaderId);
}
