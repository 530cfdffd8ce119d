import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { composed, SqlText } from '../../../platform/db/sql-text.ts';
import { isShown } from '../shown-offers/public.ts';
import { openOffers, type Viewer } from './saving/offer-conditions.store.ts';
import { offerJoins, offerJson } from './offer-json.store.ts';

const favourites = statement({
  name: 'catalogue.favourites-among',
  text: 'select offer_code from favourite where account_id = $1 and offer_code = any($2::bigint[])',
});

/** Which of some offers an account has marked. */
export async function favouritesAmong(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
): Promise<number[]> {
  const rows = await queries.rows(favourites, [accountId, offerCodes]);
  return rows.map((row) => row.offer_code);
}

/** Offers in the order of their codes, open or ended, each as JSON of API-01; unknown codes are left out. */
export function offersByCode(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
): Promise<string[]> {
  return readOffers(queries, viewer, offerCodes, () => 'true');
}

/** Those of them that are open at `now`, each beside its code. */
export function openOffersByCode(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
  now: number,
): Promise<OfferText[]> {
  return readTexts(queries, viewer, offerCodes, (sql) => openOffers(sql, now));
}

/** Those of them that are public, open or ended (S-20). */
export function publishedOffersByCode(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
  now: number,
): Promise<string[]> {
  const shown = (sql: SqlText) => isShown(`${sql.add(new Date(now))}::timestamptz`);
  return readOffers(queries, viewer, offerCodes, shown);
}

/** An offer as JSON of API-01. */
export interface OfferText {
  readonly code: number;
  readonly json: string;
}

async function readOffers(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
  test: (sql: SqlText) => string,
): Promise<string[]> {
  return (await readTexts(queries, viewer, offerCodes, test)).map(({ json }) => json);
}

async function readTexts(
  queries: Queries,
  viewer: Viewer,
  offerCodes: readonly number[],
  test: (sql: SqlText) => string,
): Promise<OfferText[]> {
  if (offerCodes.length === 0) return [];
  const sql = new SqlText();
  const text = `select o.code, ${offerJson(viewer)}::text as json
    from unnest(${sql.add(offerCodes)}::bigint[]) with ordinality wanted(code, place)
    join offer o on o.code = wanted.code ${offerJoins(sql, viewer)} where ${test(sql)} order by wanted.place`;
  return queries.rows(composed<OfferText>(text), sql.parameters);
}
