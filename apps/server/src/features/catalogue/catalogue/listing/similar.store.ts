import type { Queries } from '../../../../platform/db/database.ts';
import { composed, SqlText } from '../../../../platform/db/sql-text.ts';
import { openOffers, type Viewer } from '../saving/offer-conditions.store.ts';
import { offerJoins, offerJson } from '../offer-json.store.ts';

const like = 'o.subcategory_codes && (select subcategory_codes from model_offer)';
const made = 'o.brand_codes && (select brand_codes from model_offer)';

const price = 'price_to_have(o.buy_now_cents, a.price_cents, a.bid_count)';

/** From the most to the least similar: same subcategory and brand, same subcategory, same brand, the rest of the category (S-22). */
export const similarityTiers = [
  `${like} and ${made}`,
  `${like} and not (${made})`,
  `${made} and not (${like})`,
  `not (${like}) and not (${made})`,
] as const;

/** Open offers of the same category as `code` in one tier, nearest price first, as JSON. */
export async function readSimilar(
  queries: Queries,
  question: {
    code: number;
    viewer: Viewer;
    now: number;
    tier: (typeof similarityTiers)[number];
    limit: number;
    /** In a store only its own offers are shown; null: everyone's. */
    store: string | null;
  },
): Promise<string[]> {
  const sql = new SqlText();
  const code = sql.add(question.code);
  const ofStore =
    question.store === null
      ? ''
      : `and o.partner_id = (select id from partner where store = ${sql.add(question.store)})`;
  const text = `with model_offer as materialized (
      select o.category_codes, o.subcategory_codes, o.brand_codes, ${price} as cents
      from offer o join auction a on a.offer_code = o.code where o.code = ${code}
    ),
    found as materialized (
      select o.code, abs(${price} - (select cents from model_offer)) as gap from offer o join auction a on a.offer_code = o.code
      where ${openOffers(sql, question.now)} and o.code <> ${code} ${ofStore}
        and o.category_codes && (select category_codes from model_offer) and ${question.tier}
    ),
    page as (select code, gap from found order by gap, code desc limit ${Math.trunc(question.limit)})
    select ${offerJson(question.viewer)}::text as offer
    from page join offer o on o.code = page.code ${offerJoins(sql, question.viewer)}
    order by page.gap, page.code desc`;
  const rows = await queries.rows(composed<{ offer: string }>(text), sql.parameters);
  return rows.map((row) => row.offer);
}
