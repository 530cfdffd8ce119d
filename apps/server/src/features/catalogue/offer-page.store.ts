import type { OfferOrder } from '@patio/contract/catalogue/list-offers.ts';
import type { Queries } from '../../platform/db/database.ts';
import { composed, SqlText } from '../../platform/db/sql-text.ts';
import { conditions, priceJoin, type ListQuestion, type Way } from './offer-conditions.store.ts';
import { offerJoins, offerJson } from './offer-json.store.ts';
import { isNear, sortingOf, type Origin, type Sorting } from './offer-order.store.ts';

/** The last offer of the page before. */
export interface Position {
  /** Centavos, epoch milliseconds or metres, by the order. */
  readonly key: number;
  readonly code: number;
}

export interface PageQuestion extends ListQuestion {
  readonly order: OfferOrder;
  readonly origin: Origin | null;
  /** Offers at most. */
  readonly limit: number;
  readonly offset: number;
  readonly after: Position | null;
  readonly way: Way;
  /** Only offers in that many cities nearest to the origin; null for all. */
  readonly nearest: number | null;
}

export interface PageRow {
  readonly code: number;
  readonly key: number;
  /** JSON of one offer, as API-01 has it. */
  readonly offer: string;
}

/** One page of a list in one statement. The rows carry their place in the order, from which the next page can go on. */
export async function readPage(queries: Queries, question: PageQuestion): Promise<PageRow[]> {
  const sql = new SqlText();
  const text = pageText(sql, question);
  return queries.rows<PageRow>(composed(text), sql.parameters);
}

/** The text of the statement, its parameters in `sql`. */
export function pageText(sql: SqlText, question: PageQuestion): string {
  const { viewer, limit, offset, after, way } = question;
  const sorting = sortingOf(question.order, sql, viewer, question.origin);
  const tests = conditions(sql, question, way);
  if (after) tests.push(isAfter(sql, sorting, after));
  if (question.origin && question.nearest !== null)
    tests.push(isNear(sql, question.origin, question.nearest));
  const found = `select o.code, ${sorting.key} as key from offer o ${sorting.joins}${filterJoin(sql, question, sorting)}
    where ${tests.join('\n      and ')}`;
  // The number of rows is part of the text: the planner must know that it is small.
  const cut = `limit ${Math.trunc(limit)}${offset > 0 ? ` offset ${sql.add(offset)}` : ''}`;
  const page =
    way === 'walk'
      ? `page as (${found} order by ${ordering(sorting, sorting.key, 'o.code')} ${cut})`
      : `found as materialized (${found}),
  page as (select code, key from found order by ${ordering(sorting, 'key', 'code')} ${cut})`;
  return `with ${page}
  select page.code, ${keyNumber(sorting)} as key, ${offerJson(viewer)}::text as offer
  from page join offer o on o.code = page.code ${offerJoins(sql, viewer)}
  order by ${ordering(sorting, 'page.key', 'page.code')}`;
}

/** The price of another profile is also needed when only the filter asks for it. */
function filterJoin(sql: SqlText, { viewer, filter }: PageQuestion, sorting: Sorting): string {
  const isJoined = sorting.joins.includes('profile_price');
  return filter.price === null || isJoined ? '' : ` ${priceJoin(sql, viewer)}`;
}

function ordering(sorting: Sorting, key: string, code: string): string {
  const { direction } = sorting;
  return sorting.byCode ? `${code} ${direction}` : `${key} ${direction}, ${code} ${direction}`;
}

function isAfter(sql: SqlText, sorting: Sorting, { key, code }: Position): string {
  const sign = sorting.direction === 'asc' ? '>' : '<';
  const last = `${sql.add(code)}::bigint`;
  if (sorting.byCode) return `o.code ${sign} ${last}`;
  const value = sorting.keyType === 'timestamptz' ? new Date(key) : key;
  return `(${sorting.key}, o.code) ${sign} (${sql.add(value)}::${sorting.keyType}, ${last})`;
}

function keyNumber(sorting: Sorting): string {
  return sorting.keyType === 'timestamptz' ? '(extract(epoch from page.key) * 1000)::float8' : 'page.key';
}
