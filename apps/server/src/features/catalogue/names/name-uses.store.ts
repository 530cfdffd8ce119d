import type { NameUses } from '@patio/contract/catalogue/names/get-name-uses.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StoredKind } from './names.store.ts';

/** Where each kind of name is used: the column of vehicles, the field of drafts, and the condition of saved searches. */
export const USED_IN = {
  category: { column: 'category_code', field: 'categoria', searches: 'category_code = $1' },
  subcategory: {
    column: 'subcategory_code',
    field: 'subcategoria',
    searches: 'subcategory_codes @> array[$1::int]',
  },
  brand: { column: 'brand_code', field: 'marca', searches: 'brand_codes @> array[$1::int]' },
  model: { column: 'model_code', field: 'modelo', searches: 'model_codes @> array[$1::int]' },
} as const satisfies Record<StoredKind, { column: string; field: string; searches: string }>;

/** Everything that only a category is named by. */
const OF_CATEGORY = {
  interests: '(select count(*) from interest where category_code = $1)',
  banners: '(select count(*) from banner where category_code = $1)',
  prices: `(select count(*) from freight_rate where category_code = $1) + (select count(*) from buyer_fee where category_code = $1)
    + (select count(*) from increment_table where category_code = $1)`,
  teams: `(select count(distinct category_code) from selling_team_member where category_code = $1)
    + (select count(*) from broadcast where category_code = $1)`,
} as const;

const BELOW: Readonly<Record<StoredKind, string>> = {
  category: `(select count(*) from subcategory where category_code = $1) + (select count(*) from model where category_code = $1)`,
  subcategory: '0::bigint',
  brand: '(select count(*) from model where brand_code = $1)',
  model: '0::bigint',
};

const usesOf = <const Kind extends StoredKind>(kind: Kind) => {
  const { column, field, searches } = USED_IN[kind];
  const ofCategory = (name: keyof typeof OF_CATEGORY): string =>
    kind === 'category' ? OF_CATEGORY[name] : '0::bigint';
  return statement({
    name: `names.uses-${kind}`,
    text: `select (select count(distinct offer_code) from vehicle where ${column} = $1::int) as offers,
      (select count(*) from vehicle v join vehicle_reference r on r.vehicle_code = v.code where v.${column} = $1) as prices_of_reference,
      (select count(*) from offer_draft d where exists (select from jsonb_array_elements(d.form -> 'veiculos') f
        where f ->> '${field}' = $1::int::text)) as drafts,
      (select count(*) from saved_search where ${searches}) as searches,
      (select count(*) from saved_search where (by_mail or by_notification) and ${searches}) as alerts,
      ${ofCategory('interests')} as interests, ${ofCategory('banners')} as banners, ${ofCategory('prices')} as prices,
      ${ofCategory('teams')} as teams, ${BELOW[kind]} as below`,
    slow: true,
  });
};

const statements = {
  category: usesOf('category'),
  subcategory: usesOf('subcategory'),
  brand: usesOf('brand'),
  model: usesOf('model'),
} as const;

/** Counts what uses a name. */
export async function countUses(queries: Queries, kind: StoredKind, code: number): Promise<NameUses> {
  const row = await queries.row(statements[kind], [code]);
  if (row === undefined) throw new Error('What uses a name was not counted.');
  return {
    ofertas: row.offers,
    referencias: row.prices_of_reference,
    rascunhos: row.drafts,
    buscas: row.searches,
    alertas: row.alerts,
    interesses: row.interests,
    banners: row.banners,
    valores: row.prices,
    equipes: row.teams,
    nomes: row.below,
  };
}
