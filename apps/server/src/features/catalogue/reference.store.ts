import type { Queries, Statement } from '../../platform/db/database.ts';
import { isShown } from '../deals/public.ts';

/** A brand, subcategory or model. */
export interface NamedCode {
  readonly code: number;
  readonly name: string;
}

const categories: Statement = {
  name: 'catalogue.categories',
  text: 'select code, name, icon from category order by position',
};

/** All of a kind by name, or those of a list of codes in its order. */
const byCodes = (name: string, from: string): Statement => ({
  name: `catalogue.${name}`,
  text: `${from} where $1::int[] is null or t.code = any($1) order by array_position($1, t.code), search_text(t.name), t.code`,
});

const statements = {
  brands: byCodes('brands', 'select t.code, t.name from brand t'),
  subcategories: byCodes('subcategories', 'select t.code, t.name from subcategory t'),
  models: byCodes('models', 'select t.code, t.name from model t'),
} as const;

/** What open offers consist of, the most frequent first; `$1` is the category or null. */
const inUse = (column: string, table: string, where: string) => `(
  select coalesce(json_agg(json_build_object('code', t.code, 'name', t.name) order by g.n desc, t.name), '[]')
  from (select value, sum(n) as n from grouped, unnest(${column}) value where grouping_of = '${column}' group by value) g
  join ${table} t on t.code = g.value ${where})`;

const options: Statement = {
  name: 'catalogue.filter-options',
  text: `with grouped as materialized (
    select brand_codes, subcategory_codes, model_codes, count(*) as n,
      case when grouping(brand_codes) = 0 then 'brand_codes' when grouping(subcategory_codes) = 0 then 'subcategory_codes'
        else 'model_codes' end as grouping_of
    from offer o where o.status = 'A' and ${isShown('$2::timestamptz')}
      and ($1::int is null or o.category_codes && array[$1::int])
    group by grouping sets ((brand_codes), (subcategory_codes), (model_codes))
  )
  select ${inUse('brand_codes', 'brand', '')} as brands,
    ${inUse('subcategory_codes', 'subcategory', 'where $1::int is null or t.category_code = $1')} as subcategories,
    ${inUse('model_codes', 'model', 'where $1::int is null or t.category_code = $1')} as models`,
};

export interface FilterOptions {
  readonly brands: readonly NamedCode[];
  readonly subcategories: readonly NamedCode[];
  readonly models: readonly NamedCode[];
}

/** Reads what offers are classified by. */
export function referenceReader(queries: Queries) {
  return {
    categories: () => queries.rows<{ code: number; name: string; icon: string }>(categories),
    /** Without codes: all. Unknown codes are left out. */
    named: (kind: keyof typeof statements, codes: readonly number[] | undefined) =>
      queries.rows<NamedCode>(statements[kind], [codes?.filter((code) => code <= 2_147_483_647) ?? null]),
    /** What the open offers of a category, or of all (null), can be filtered by. */
    options: async (category: number | null, now: number): Promise<FilterOptions> =>
      (await queries.row<FilterOptions>(options, [category, new Date(now)])) ?? {
        brands: [],
        subcategories: [],
        models: [],
      },
  };
}
