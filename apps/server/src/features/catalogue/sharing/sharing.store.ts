import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';

const find = statement({
  name: 'sharing.find-offer',
  text: `select o.title, o.status, o.buy_now_cents, o.vehicle_count, a.price_cents, a.bid_count, a.end_at,
           coalesce(d.profile_photos -> '7', d.photos) ->> 0 as photo, s.name as store_name
         from offer o join auction a on a.offer_code = o.code join offer_document d on d.offer_code = o.code
         left join partner s on s.store = $2 and s.status = 'approved'
         where o.code = $1 and ${isShown('$3')}`,
});

export interface SharedOfferRow {
  readonly title: string;
  readonly status: string;
  readonly buy_now_cents: number;
  readonly vehicle_count: number;
  readonly price_cents: number;
  readonly bid_count: number;
  readonly end_at: number;
  readonly photo: string | null;
  /** Name of the requested store; null if there is none with that name. */
  readonly store_name: string | null;
}

/** Returns what a shared offer shows to visitors; undefined for an unpublished one. */
export function findSharedOffer(
  queries: Queries,
  code: number,
  store: string | null,
  now: number,
): Promise<SharedOfferRow | undefined> {
  return queries.row(find, [code, store, new Date(now)]);
}
