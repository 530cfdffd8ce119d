import type { OfferQuery, UnderstoodQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { beside, LEAST_STEP } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { SORTED_WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { understandTerm, type CatalogueNames } from '@patio/domain/catalogue/search/understand-term.ts';

const parameters = { price: 'price', usage: 'usage', years: 'year' } as const;

/** The filters found in the term of a query. Null: none, or the query has them already. */
export function understoodQuery(query: OfferQuery, names: CatalogueNames): UnderstoodQuery | null {
  const understood = understandTerm(query.term ?? '', names);
  if (understood === null) return null;
  const { term, words, ranges, state, city } = understood;
  const fields: UnderstoodQuery = { term };
  for (const { key, parameter } of SORTED_WORD_FACETS) {
    if (words[key].length > 0) fields[parameter] = [...new Set(words[key])];
  }
  for (const { about, from, to } of ranges) {
    // The bounds in calls are exclusive (C-40).
    const name = parameters[about];
    if (from !== null && from > 0) fields[`${name}Start`] = beside(from, -LEAST_STEP[name]);
    if (to !== null) fields[`${name}End`] = beside(to, LEAST_STEP[name]);
  }
  if (state !== null) fields.state = state;
  if (city !== null) fields.city = city;
  const chosen = new Map<string, unknown>(Object.entries(query));
  const isChosen = Object.keys(fields).some((name) => name !== 'term' && chosen.get(name) !== undefined);
  return isChosen ? null : fields;
}

/** The query with the recognised filters in place of its term. */
export function withUnderstood(query: OfferQuery, { term, ...fields }: UnderstoodQuery): OfferQuery {
  return { ...query, ...fields, term: term === '' ? undefined : term };
}
