import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { USED_IN } from './name-uses.store.ts';
import type { StoredKind } from './names.store.ts';

/** Kinds that can be merged. */
export type MergedKind = Exclude<StoredKind, 'category'>;

/** A list of codes of an offer or a search, with one code in place of another and no code twice. */
const replaced = (list: string) =>
  `(select array_agg(distinct case when x = $1::int then $2::int else x end) from unnest(${list}) x)`;

/** How the anchors of saved searches write a code of each kind. */
const ANCHORS = { subcategory: 's', brand: 'b', model: 'm' } as const;

const vehiclesOf = <const Kind extends MergedKind>(kind: Kind) =>
  statement({
    name: `names.merge-vehicles-${kind}`,
    text: `update vehicle set ${USED_IN[kind].column} = $2 where ${USED_IN[kind].column} = $1`,
    slow: true,
  });
const offersOf = <const Kind extends MergedKind>(kind: Kind) =>
  statement({
    name: `names.merge-offers-${kind}`,
    text: `update offer set ${kind}_codes = ${replaced(`${kind}_codes`)}
      where code in (select distinct offer_code from vehicle where ${USED_IN[kind].column} = $2) and ${kind}_codes @> array[$1::int]`,
    slow: true,
  });
const searchesOf = <const Kind extends MergedKind>(kind: Kind) =>
  statement({
    name: `names.merge-searches-${kind}`,
    text: `update saved_search set ${kind}_codes = ${replaced(`${kind}_codes`)},
        anchors = array_replace(anchors, '${ANCHORS[kind]}:' || $1::int, '${ANCHORS[kind]}:' || $2::int)
      where ${kind}_codes @> array[$1::int]`,
    slow: true,
  });
const draftsOf = <const Kind extends MergedKind>(kind: Kind) =>
  statement({
    name: `names.merge-drafts-${kind}`,
    text: `update offer_draft d set form = jsonb_set(d.form, '{veiculos}', (
        select jsonb_agg(case when f ->> '${USED_IN[kind].field}' = $1::int::text
          then jsonb_set(f, '{${USED_IN[kind].field}}', to_jsonb($2::int)) else f end order by place)
        from jsonb_array_elements(d.form -> 'veiculos') with ordinality e (f, place)))
      where exists (select from jsonb_array_elements(d.form -> 'veiculos') f where f ->> '${USED_IN[kind].field}' = $1::int::text)`,
    slow: true,
  });

const allOf = <const Kind extends MergedKind>(kind: Kind) => ({
  vehicles: vehiclesOf(kind),
  offers: offersOf(kind),
  searches: searchesOf(kind),
  drafts: draftsOf(kind),
});
const moves = {
  subcategory: allOf('subcategory'),
  brand: allOf('brand'),
  model: allOf('model'),
};

const twins = statement({
  name: 'names.models-of-both',
  text: `select m.code, (select x.code from model x where x.brand_code = $2 and x.category_code = m.category_code
      and name_key(x.name) = name_key(m.name) order by x.code limit 1) as into_code
    from model m where m.brand_code = $1 order by m.code for update of m`,
});
const moveModels = statement({
  name: 'names.move-models',
  text: 'update model set brand_code = $2, version = version + 1 where brand_code = $1',
});
const moveRetired = statement({
  name: 'names.move-retired-models',
  text: `update retired_name set brand_code = $2 where kind = 'model' and brand_code = $1`,
});
const moveCategories = statement({
  name: 'names.move-categories',
  text: `insert into brand_category (brand_code, category_code) select $2::int, category_code from brand_category where brand_code = $1
    on conflict do nothing`,
});

/** Moves what uses a name to another one. */
export function merger(transaction: Transaction) {
  return {
    /** Vehicles, offers in lists and filters, saved searches with their alerts, and drafts. */
    async move(kind: MergedKind, from: number, into: number): Promise<void> {
      const { vehicles, offers, searches, drafts } = moves[kind];
      for (const one of [vehicles, offers, searches, drafts]) await transaction.run(one, [from, into]);
    },
    /** The models of a brand, each with the one of another brand that has the same name. */
    models: (from: number, into: number) => transaction.rows(twins, [from, into]),
    /** The other models of the brand, with their categories. */
    async moveModels(from: number, into: number): Promise<void> {
      for (const one of [moveModels, moveRetired, moveCategories]) await transaction.run(one, [from, into]);
    },
  };
}
