import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../../catalogue/shown-offers/public.ts';

/** An offer with its price in centavos; 0: none. */
export interface PricedOffer {
  readonly offer_code: number;
  readonly price_cents: number;
}

const find = statement({
  name: 'costs.price',
  text: `select o.code as offer_code, price_to_have(coalesce(pp.buy_now_cents, o.buy_now_cents), a.price_cents, a.bid_count) as price_cents
         from offer o join auction a on a.offer_code = o.code
         left join profile_price pp on pp.offer_code = o.code and pp.profile_code = $2
         where o.code = coalesce((select offer_code from vehicle where code = $1), $1) and ${isShown('$3::timestamptz')}`,
});

/**
 * What a published offer costs for a profile now, in centavos: its buy-now price until bidding has reached it, else the price of the bids; 0 without either. The
 * code may be one of its vehicles' (C-30).
 */
export function findPrice(
  queries: Queries,
  code: number,
  profileCode: number,
  now: number,
): Promise<PricedOffer | undefined> {
  return queries.row(find, [code, profileCode, new Date(now)]);
}
