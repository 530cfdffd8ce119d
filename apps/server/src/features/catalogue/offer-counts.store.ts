import type { Queries } from '../../platform/db/database.ts';
import { composed, SqlText } from '../../platform/db/sql-text.ts';
import { conditions, priceJoin, type ListQuestion } from './offer-conditions.store.ts';

/** How many offers match a filter, in all and by what they are. The lists are JSON, ready to be sent. */
export interface OfferCounts {
  readonly total: number;
  readonly lots: number;
  readonly categories: string;
  readonly subcategories: string;
  readonly brands: string;
  readonly models: string;
  readonly states: string;
  readonly cities: string;
  readonly colors: string;
  readonly fuels: string;
  readonly gearboxes: string;
}

/** Entries of one list at most, the most frequent ones. */
const listLength = 200;

const columns = [
  'category_codes',
  'subcategory_codes',
  'brand_codes',
  'model_codes',
  'state_codes',
  'colours',
  'fuels',
  'gearboxes',
] as const;
type Column = (typeof columns)[number] | 'city_codes';

/**
 * Counts everything in one pass: offers are grouped by their sets of codes, and only the groups are taken apart. Cities are counted
 * once a state is chosen.
 */
export async function countOffers(queries: Queries, question: ListQuestion): Promise<OfferCounts> {
  const sql = new SqlText();
  const text = countsText(sql, question);
  const row = await queries.row<OfferCounts>(composed(text), sql.parameters);
  if (!row) throw new Error('Offers could not be counted.');
  return row;
}

/** The text of the statement, its parameters in `sql`. */
export function countsText(sql: SqlText, question: ListQuestion): string {
  const join = question.filter.price === null ? '' : priceJoin(sql, question.viewer);
  const withCities = question.filter.state !== null;
  const grouped: readonly Column[] = withCities ? [...columns, 'city_codes'] : columns;
  return `with grouped as materialized (
    select ${grouped.join(', ')}, ${grouped.map((name) => `grouping(${name}) = 0 as by_${name}`).join(', ')},
      count(*)::int as n, (count(*) filter (where o.vehicle_count > 1))::int as lots
    from offer o ${join}
    where ${conditions(sql, question, 'gather').join('\n      and ')}
    group by grouping sets (${grouped.map((name) => `(${name})`).join(', ')}, ())
  )
  select
    coalesce((select n from grouped where ${grouped.map((name) => `not by_${name}`).join(' and ')}), 0) as total,
    coalesce((select lots from grouped where ${grouped.map((name) => `not by_${name}`).join(' and ')}), 0) as lots,
    ${named('category_codes', 'category')} as categories,
    ${named('subcategory_codes', 'subcategory')} as subcategories,
    ${named('brand_codes', 'brand')} as brands,
    ${named('model_codes', 'model')} as models,
    ${named('state_codes', 'state')} as states,
    ${withCities ? named('city_codes', 'city') : `'[]'`} as cities,
    ${words('colours')} as colors, ${words('fuels')} as fuels, ${words('gearboxes')} as gearboxes`;
}

function top(column: Column): string {
  return `select value, sum(n)::int as n from grouped, unnest(${column}) value where by_${column}
    group by value order by n desc, value limit ${listLength}`;
}

function named(column: Column, table: string): string {
  return `(select coalesce(json_agg(json_build_object('codigo', t.code, 'name', t.name, 'count', g.n) order by g.n desc, t.name), '[]')::text
    from (${top(column)}) g join ${table} t on t.code = g.value)`;
}

function words(column: Column): string {
  return `(select coalesce(json_agg(json_build_object('name', g.value, 'count', g.n) order by g.n desc, g.value), '[]')::text
    from (${top(column)}) g)`;
}
