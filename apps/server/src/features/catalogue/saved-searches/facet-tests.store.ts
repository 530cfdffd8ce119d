import { NUMBER_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';

/**
 * The `matches` tests for lists, numbers and the price, as SQL on two rows: an offer's, and a saved search's. `price` is what its owner
 * would pay.
 */
export function facetTests(offer: string, search: string, price: string): string {
  const lists = [...CODE_FACETS.map(({ one }) => `${one}_codes`), ...WORD_FACETS.map(({ key }) => key)];
  return [
    `(${search}.category_code is null or ${search}.category_code = any(${offer}.category_codes))`,
    ...lists.map((name) => anyOf(`${offer}.${name}`, `${search}.${name}`)),
    `(case when ${offer}.vehicle_count > 1 then ${search}.lots else ${search}.singles end)`,
    between(price, `${search}.price_above`, `${search}.price_below`),
    ...NUMBER_FACETS.map(({ parameter, list }) =>
      someBetween(`${offer}.${list}`, `${search}.${parameter}_above`, `${search}.${parameter}_below`),
    ),
  ].join(`
        and `);
}

/** No choice, or one of the choices. */
function anyOf(list: string, chosen: string): string {
  return `(${chosen} = '{}' or ${list} && ${chosen})`;
}

/** Strictly between two bounds, each of which may be open. */
function between(value: string, above: string, below: string): string {
  return `(${above} is null or ${value} > ${above}) and (${below} is null or ${value} < ${below})`;
}

/** One of the numbers of a list is strictly between. */
function someBetween(list: string, above: string, below: string): string {
  return `((${above} is null and ${below} is null)
        or exists (select from unnest(${list}) inside(value) where ${between('inside.value', above, below)}))`;
}
