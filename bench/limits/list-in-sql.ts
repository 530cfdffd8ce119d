import {
  offerJoins,
  offerJson,
} from '../../apps/server/src/features/catalogue/catalogue/offer-json.store.ts';
import { SqlText } from '../../apps/server/src/platform/db/sql-text.ts';
import type { RecordedCall, RecordedQuery } from './record-sql.ts';

const visitor = { profileCode: 7, accountId: null };
const columns = [
  'category_codes',
  'subcategory_codes',
  'brand_codes',
  'model_codes',
  'state_codes',
  'colours',
  'fuels',
  'gearboxes',
  'years',
] as const;
const tables = {
  category_codes: 'category',
  subcategory_codes: 'subcategory',
  brand_codes: 'brand',
  model_codes: 'model',
  state_codes: 'state',
} as const;

const orders: Readonly<Record<string, string>> = {
  MAIS_RECENTES: 'o.code desc',
  MAIS_ANTIGOS: 'o.code',
  MAIOR_PRECO: 'price_to_have(o.buy_now_cents, a.price_cents, a.bid_count) desc, o.code desc',
  MENOR_PRECO:
    'nullif(price_to_have(o.buy_now_cents, a.price_cents, a.bid_count), 0) nulls last, o.code desc',
  TERMINA_LOGO: 'a.end_at, o.code desc',
};

/**
 * A list as a program answers it that leaves everything to the database: its counts, once more without the category where one is chosen,
 * and its page. Every count is made in one pass with grouping sets.
 */
export function listInSql(address: string, now: number): RecordedCall {
  const query = new URL(address, 'http://bench').searchParams;
  const whole = [counting(query, now)];
  if (query.has('category')) {
    const other = new URLSearchParams(query);
    other.delete('category');
    whole.push(counting(other, now));
  }
  return [[...whole, page(query, now)]];
}

function tests(sql: SqlText, query: URLSearchParams, now: number): string {
  const at = `${sql.add(new Date(now))}::timestamptz`;
  const category = query.get('category');
  const usageEnd = query.get('usageEnd');
  const term = query.get('term');
  return [
    `o.status = 'A' and o.published_at <= ${at} and a.end_at > ${at}`,
    ...(category === null ? [] : [`o.category_codes && ${sql.add([Number(category)])}::int[]`]),
    ...(usageEnd === null
      ? []
      : [
          `exists (select from unnest(o.mileages) m where m > 0 and m < ${sql.add(Number(usageEnd))}::bigint)`,
        ]),
    ...(term === null ? [] : [`o.search @@ (select search_query(${sql.add(term)}))`]),
  ].join(' and ');
}

function counting(query: URLSearchParams, now: number): RecordedQuery {
  const sql = new SqlText();
  const text = `with grouped as materialized (
      select ${columns.join(', ')}, ${columns.map((name) => `grouping(${name}) = 0 as by_${name}`).join(', ')}, count(*)::int as n,
        (count(*) filter (where o.vehicle_count > 1))::int as lots, (count(*) filter (where o.buy_now_cents > 0))::int as buy,
        (count(*) filter (where a.price_cents > 0))::int as bid,
        (count(*) filter (where o.accepts_proposals and a.bid_count = 0))::int as proposal,
        (count(*) filter (where a.end_at <= ${sql.add(new Date(now + 86_400_000))}::timestamptz))::int as h24,
        (count(*) filter (where a.end_at <= ${sql.add(new Date(now + 259_200_000))}::timestamptz))::int as h72
      from offer o join auction a on a.offer_code = o.code where ${tests(sql, query, now)}
      group by grouping sets (${columns.map((name) => `(${name})`).join(', ')}, ())
    )
    select (select json_build_array(n, lots, buy, bid, proposal, h24, h72)::text from grouped
        where ${columns.map((name) => `not by_${name}`).join(' and ')}) as totals,
      ${columns.map((name) => `${list(name)} as ${name}`).join(', ')}`;
  return { name: `list-counts-${[...query.keys()].join('-')}`, text, values: sql.parameters };
}

function list(column: (typeof columns)[number]): string {
  const counted = `select value, sum(n)::int as n from grouped, unnest(${column}) value where by_${column}
    group by value order by n desc, value limit 200`;
  if (!(column in tables))
    return `(select json_agg(json_build_object('name', value, 'count', n))::text from (${counted}) g)`;
  const table = Object.entries(tables).find(([name]) => name === column)?.[1] ?? '';
  return `(select json_agg(json_build_object('codigo', t.code, 'name', t.name, 'count', g.n))::text from (${counted}) g
    join ${table} t on t.code = g.value)`;
}

function page(query: URLSearchParams, now: number): RecordedQuery {
  const sql = new SqlText();
  const order = query.get('order') ?? 'MAIS_RECENTES';
  const text = `with page as (
      select o.code, row_number() over (order by ${orders[order]}) as place from offer o join auction a on a.offer_code = o.code
      where ${tests(sql, query, now)} order by ${orders[order]} limit 25
    )
    select ${offerJson(visitor)}::text as offer from page join offer o on o.code = page.code ${offerJoins(sql, visitor)} order by page.place`;
  return { name: `list-page-${order}-${[...query.keys()].join('-')}`, text, values: sql.parameters };
}
