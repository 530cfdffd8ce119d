import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { isShown } from '../shown-offers/public.ts';
import { facetTests } from './facet-tests.store.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

/** What one run has done. */
export interface Matched {
  /** Entries of the news list that were processed. */
  readonly taken: number;
  /** New pairs of a search and an offer. */
  readonly found: number;
}

const price = 'price_to_have(coalesce(pp.buy_now_cents, f.buy_now_cents), f.auction_cents, f.bid_count)';

/** The price that was shown to the owner before was outside the bounds: that of their profile, or that of everyone if it had none (rule 0.29). */
const fellBelow = `exists (select from taken t where t.offer_code = f.code and s.price_below <= case when who.profile_code = 7 then t.fell_from
          else coalesce((t.profile_prices ->> who.profile_code::text)::bigint, t.fell_from) end)`;

/**
 * Takes the oldest news and matches their offers against the searches that share a mark with them: an offer finds searches through the
 * index of their anchors, so the cost of a run depends on the pairs that may match, not on all searches times all offers. A lower price is
 * news only to a search for which it was too expensive. Each pair is found once, no matter who runs; everything is one statement.
 */
const match = statement({
  name: 'saved-search-match',
  text: `with taken as (
      delete from offer_to_match where id in (
        ${claim('id', { from: 'offer_to_match', where: 'due_at <= $1', order: 'id', limit: '$2' })})
      returning offer_code, fell_from, profile_prices
    ),
    news as (
      select offer_code, bool_or(fell_from is null) as is_new from taken group by offer_code
    ),
    fresh as materialized (
      select o.*, n.is_new, a.price_cents as auction_cents, a.bid_count,
        array['*', 'p:' || coalesce(o.partner_id, 0)]
          || array(select 'm:' || code from unnest(o.model_codes) code)
          || array(select 'l:' || code from unnest(o.city_codes) code)
          || array(select 's:' || code from unnest(o.subcategory_codes) code)
          || array(select 'b:' || code from unnest(o.brand_codes) code)
          || array(select 'u:' || code from unnest(o.state_codes) code)
          || array(select 'c:' || code from unnest(o.category_codes) code)
          || array(select distinct 'w:' || left(word, 3) from unnest(tsvector_to_array(o.search)) word) as marks
      from news n join offer o on o.code = n.offer_code join auction a on a.offer_code = o.code
      where o.status = 'A' and ${isShown('$1')} and a.open and a.end_at > $1
    ),
    found as (
      insert into saved_search_match (search_id, offer_code, found_at, told)
      select s.id, f.code, $1, s.frequency = 'never'
      from fresh f join saved_search s on s.anchors && f.marks
      join account who on who.id = s.account_id
      left join profile_price pp on pp.offer_code = f.code and pp.profile_code = who.profile_code and who.profile_code <> 7
      where (f.is_new or (s.price_below is not null and ${fellBelow}))
        and ${facetTests('f', 's', price)}
        and (s.words is null or f.search @@ s.words)
        and (s.state_codes is null or f.state_codes && s.state_codes)
        and (s.city_codes is null or f.city_codes && s.city_codes)
        and (s.partner_id is null or f.partner_id = s.partner_id)
        and (s.radius_metres is null or exists (select from city where code = any(f.city_codes)
          and distance_metres(s.latitude, s.longitude, latitude, longitude) <= s.radius_metres))
        and case s.deal when 'buy' then coalesce(pp.buy_now_cents, f.buy_now_cents) > case when f.bid_count > 0 then f.auction_cents else 0 end
          when 'bid' then f.auction_cents > 0
          when 'proposal' then f.accepts_proposals and f.bid_count = 0 else true end
      on conflict do nothing
      returning search_id
    ),
    due as (
      update saved_search set alert_due_at = case frequency when 'daily' then $3::timestamptz
          else greatest($1::timestamptz, alerted_at + $4::float8 * interval '1 millisecond') end
      where id in (select search_id from found) and alert_due_at is null and frequency <> 'never'
    )
    select (select count(*) from taken)::int as taken, (select count(*) from found)::int as found`,
});

/** Matches the next news against the searches and sets when their owners are notified: `nextDaily`, or at once with a pause between alerts. */
export async function matchNews(
  queries: Queries,
  given: { now: number; limit: number; nextDaily: number; pauseMs: number },
): Promise<Matched> {
  const row = await queries.row(match, [
    new Date(given.now),
    given.limit,
    new Date(given.nextDaily),
    given.pauseMs,
  ]);
  return row ?? { taken: 0, found: 0 };
}
