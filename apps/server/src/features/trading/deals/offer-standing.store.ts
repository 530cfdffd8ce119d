import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import type { OfferOnSale } from '@patio/domain/trading/deals/may-deal.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { ofOpenStore } from '../../catalogue/shown-offers/public.ts';

/** What the row of the auction does not contain: whether the offer is visible at all, and whether its clock is stopped. */
export interface OfferStanding {
  readonly published: boolean;
  readonly store_open: boolean;
  readonly stayed: boolean;
}

/** The columns of an offer's standing at an instant; `o` is the offer, null if it is gone. */
export const standingColumns = (at: string): string => `coalesce(o.published_at <= ${at}, false) as published,
  ${ofOpenStore} as store_open, exists (select from stay where offer_code = o.code and over_at is null) as stayed`;

const find = statement({
  name: 'deals.standing',
  text: `select o.code, ${standingColumns('$2::timestamptz')} from offer o where o.code = any($1::bigint[])`,
});

/**
 * The standing of several offers, by code. Read it after the lock of the offer was taken: it then sees a suspension that was being written
 * meanwhile, which no earlier statement does.
 */
export async function standingsOf(
  queries: Queries,
  offerCodes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, OfferStanding>> {
  const rows = await queries.rows(find, [offerCodes, new Date(now)]);
  return new Map(rows.map((row) => [row.code, row]));
}

/** A store, by its alias, is suspended or not approved yet: not one that is closed for good. */
export const storeStopped = (store: string): string => `${store}.status not in ('approved', 'closed')`;

/** No term of the offer `o` runs: it, or its store, is suspended. Those of a store that is closed for good run out. */
export const STOPPED = `(exists (select from stay s where s.offer_code = o.code and s.over_at is null)
  or exists (select from partner p where p.id = o.partner_id and ${storeStopped('p')}))`;

const stopped = statement({
  name: 'deals.stopped-since',
  text: `select coalesce(s.began_at, case when ${storeStopped('p')} then coalesce(p.standing_at, $2) end) as since from offer o
    left join stay s on s.offer_code = o.code and s.over_at is null left join partner p on p.id = o.partner_id where o.code = $1`,
});

/**
 * Since when no term of an offer runs, because it or its store is suspended, epoch milliseconds; null: they run. Read it after the lock of the
 * offer was taken.
 */
export async function stoppedSince(queries: Queries, offerCode: number, now: number): Promise<number | null> {
  return (await queries.row(stopped, [offerCode, new Date(now)]))?.since ?? null;
}

/** An offer as input of the gate. */
export function offerOnSale(
  { status, end, price, hasBid }: Pick<AuctionState, 'status' | 'end' | 'price' | 'hasBid'>,
  standing: OfferStanding | undefined,
): OfferOnSale {
  return {
    status,
    end,
    price,
    hasBid,
    published: standing?.published ?? false,
    storeOpen: standing?.store_open ?? false,
    stayed: standing?.stayed ?? false,
  };
}
