import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { isShown } from '../../shown-offers/public.ts';

/** A brand, subcategory or model. */
export interface NamedCode {
  readonly code: number;
  readonly name: string;
}

/** The name in a language, else the Portuguese one; `t` is the named thing. */
const named = (kind: 'category' | 'subcategory'): string => `coalesce(${kind}_words.name, t.name)`;
const translated = (kind: 'category' | 'subcategory', language: string): string =>
  `left join translation ${kind}_words on ${kind}_words.kind = '${kind}' and ${kind}_words.code = t.code::text
     and ${kind}_words.language = ${language}`;

const categories = statement({
  name: 'catalogue.categories',
  text: `select t.code, ${named('category')} as name, t.icon from category t ${translated('category', '$1')} order by position`,
});

/** All of a kind by name, or those of a list of codes in its order. */
const byCodes = <const Name extends string>(name: Name, from: string) =>
  statement({
    name: `catalogue.${name}`,
    text: `${from} where $1::int[] is null or t.code = any($1) order by array_position($1, t.code), search_text(t.name), t.code`,
  });

const statements = {
  brands: byCodes('brands', 'select t.code, t.name from brand t cross join (select $2::text) idiom'),
  subcategories: byCodes(
    'subcategories',
    `select t.code, ${named('subcategory')} as name from subcategory t ${translated('subcategory', '$2')}`,
  ),
  models: byCodes('models', 'select t.code, t.name from model t cross join (select $2::text) idiom'),
} as const;

/** The composition of open offers, most frequent first; `$1` is the category or null. */
const inUse = (column: string, table: string, where: string, name = 't.name') => `(
  select coalesce(json_agg(json_build_object('code', t.code, 'name', ${name}) order by g.n desc, t.name), '[]')
  from (select value, sum(n) as n from grouped, unnest(${column}) value where grouping_of = '${column}' group by value) g
  join ${table} t on t.code = g.value ${where})`;

const options = statement({
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
    ${inUse('subcategory_codes', 'subcategory', `${translated('subcategory', '$3::text')} where $1::int is null or t.category_code = $1`, named('subcategory'))} as subcategories,
    ${inUse('model_codes', 'model', 'where $1::int is null or t.category_code = $1')} as models`,
  shape: shape<FilterOptions>(),
});

export interface FilterOptions {
  readonly brands: readonly NamedCode[];
  readonly subcategories: readonly NamedCode[];
  readonly models: readonly NamedCode[];
}

/** Reads the classifications of offers. */
export function referenceReader(queries: Queries) {
  return {
    categories: (idiom: Idiom) => queries.rows(categories, [idiom]),
    /** Without codes: all. Unknown codes are left out. */
    named: (kind: keyof typeof statements, codes: readonly number[] | undefined, idiom: Idiom = 'PTBR') =>
      queries.rows(statements[kind], [codes?.filter((code) => code <= 2_147_483_647) ?? null, idiom]),
    /** The filter options of the open offers of a category, or of all (null). */
    options: async (category: number | null, now: number, idiom: Idiom): Promise<FilterOptions> =>
      (await queries.row(options, [category, new Date(now), idiom])) ?? {
        brands: [],
        subcategories: [],
        models: [],
      },
  };
}
