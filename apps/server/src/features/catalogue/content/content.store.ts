import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { isShown } from '../shown-offers/public.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/**
 * A store with its own banners shows only those, otherwise those of the house. An ended offer is neither sold nor bid on, and a store takes
 * no bids (C-58): such buttons are left out.
 */
const banners = statement({
  name: 'content.banners',
  text: `with shown as (
           select b.*, b.partner_id is not null as own from banner b
           where b.category_code = $1::bigint and b.active and coalesce(b.shown_from <= $3, true) and coalesce(b.shown_until > $3, true)
             and (b.partner_id is null or b.partner_id = (select id from partner where store = $2))
         )
         select guid, link, coalesce(words.name, title) as title, coalesce(words.description, shown.description) as description, text_position, buy_button and deal.open as buy_button,
           bid_button and deal.open and deal.price_cents > 0 and $2::text is null as bid_button, shown.offer_code, other_button,
           other_link, coalesce(words.button, other_text) as other_text
         from shown left join translation words on words.kind = 'banner' and words.code = shown.guid::text and words.language = $4 left join lateral (
           select a.price_cents, a.open and a.end_at > $3 and o.status = 'A' and ${isShown('$3::timestamptz')} as open
           from offer o join auction a on a.offer_code = o.code where o.code = shown.offer_code
         ) deal on true
         where own = (select bool_or(own) from shown) order by position, shown.code`,
});

const text = statement({
  name: 'content.text',
  text: `select description, html from content_text where key = $1 and language in ($2, 'PTBR')
         order by language = $2 desc limit 1`,
});

/** Reads banners and texts; changes nothing. */
export function contentReader(queries: Queries) {
  return {
    banners: (category: number, store: string | null, { now, idiom }: { now: number; idiom: Idiom }) =>
      queries.rows(banners, [category, store, new Date(now), idiom]),
    /** In the requested language, else in Portuguese. */
    text: (key: string, idiom: Idiom) => queries.row(text, [key, idiom]),
  };
}
