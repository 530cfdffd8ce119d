import { mayDeal } from '@patio/domain/trading/deals/may-deal.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { auctionReader, auctionState } from '../../trading/auctions/public.ts';
import { offerOnSale, standingsOf } from '../../trading/deals/public.ts';

/** When an offer ends, whose vehicle can be visited as long as deals on it are possible. */
export type VisitedOffer = { readonly end: number } | { readonly closed: 'hidden' | 'over' };

/** How some offers stand, by code; one that is gone is hidden. */
export async function visitedOffers(
  queries: Queries,
  codes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, VisitedOffer>> {
  const rows = await auctionReader(queries).findMany(codes);
  const standings = await standingsOf(queries, codes, now);
  const found = new Map(rows.map((row) => [row.offer_code, row]));
  return new Map(
    codes.map((code): [number, VisitedOffer] => {
      const row = found.get(code);
      if (!row) return [code, { closed: 'hidden' }];
      const state = auctionState(row);
      const objection = mayDeal(offerOnSale(state, standings.get(code)), { kind: 'ask' }, now);
      if (objection === null) return [code, { end: state.end }];
      return [code, { closed: objection === 'not-active' || objection === 'ended' ? 'over' : 'hidden' }];
    }),
  );
}

/** How one offer stands. */
export async function visitedOffer(queries: Queries, code: number, now: number): Promise<VisitedOffer> {
  return (await visitedOffers(queries, [code], now)).get(code) ?? { closed: 'hidden' };
}
