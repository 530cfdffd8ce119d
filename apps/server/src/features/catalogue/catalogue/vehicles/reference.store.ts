import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import { isShown } from '../../shown-offers/public.ts';

/** A brand, subcategory or model. */
export interface NamedCode {
  readonly code: number;
  readonly name: string;
  /** The picture that staff gave it; null: it is drawn. */
  readonly icon: string | null;
}

/** The name in a language, else the Portuguese one; `t` is the named thing. */
type Kind = 'category' | 'subcategory' | 'brand' | 'model';
const named = (kind: Kind): string => `coalesce(${kind}_words.name, t.name)`;
const translated = (kind: Kind, language: string): string =>
  `left join translation ${kind}_words on ${kind}_words.kind = '${kind}' and ${kind}_words.code = t.code::text
     and ${kind}_words.language = ${language}`;

/** The name of the picture that staff gave, if any. */
const ICON = `'imagem-' || t.own_icon || '-x'`;

const categories = statement({
  name: 'catalogue.categories',
  text: `select t.code, ${named('category')} as name, coalesce('imagem-' || t.own_icon || '-x', t.icon) as icon
    from category t ${translated('category', '$1')} where t.active order by position`,
});

/** All that are shown of a kind by name, or those of a list of codes in its order; codes that were merged stand for the others. */
const byCodes = <const Name extends string>(name: Name, kind: Kind) =>
  statement({
    name: `catalogue.${name}`,
    text: `select t.code, ${named(kind)} as name, ${ICON} as icon from ${kind} t ${translated(kind, '$2')}
      cross join (select array(select coalesce(r.into_code, asked) from unnest($1::int[]) with ordinality a (asked, place)
        left join retired_name r on r.kind = '${kind}' and r.code = asked order by place) as codes) w
      where case when $1::int[] is null then t.active else t.code = any(w.codes) end
      order by array_position(w.codes, t.code), search_text(t.name), t.code`,
  });

const statements = {
  brands: byCodes('brands', 'brand'),
  subcategories: byCodes('subcategories', 'subcategory'),
  models: byCodes('models', 'model'),
} as const;

/** The composition of open offers, most frequent first; `$1` is the category or null. */
const inUse = (column: string, kind: Kind, where: string) => `(
  select coalesce(json_agg(json_build_object('code', t.code, 'name', ${named(kind)}, 'icon', ${ICON}) order by g.n desc, t.name), '[]')
  from (select value, sum(n) as n from grouped, unnest(${column}) value where grouping_of = '${column}' group by value) g
  join ${kind} t on t.code = g.value and t.active ${translated(kind, '$3::text')} ${where})`;

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
    ${inUse('subcategory_codes', 'subcategory', 'where $1::int is null or t.category_code = $1')} as subcategories,
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
