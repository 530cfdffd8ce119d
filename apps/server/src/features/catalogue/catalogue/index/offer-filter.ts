import { boundsOf } from '@patio/domain/catalogue/catalogue/filter/bounds.ts';
import type { OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { RANGE_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { FULL_RANGE } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';

/** All codes that no row can have are treated as one, which filters like any unknown one. */
const possible = (code: number) => (code <= 2_147_483_647 ? code : 0);

const codes = (list: readonly number[] | undefined) =>
  list ? [...new Set(list.length === 0 ? [0] : list.map(possible))].sort((a, b) => a - b) : [];

const words = (list: readonly string[] | undefined) => [...(list ?? [])].sort();

const text = (given: string | undefined) => (given ? given.toLowerCase() : null);

/** Parses the filter state of a URL (B§3). */
export function offerFilter(query: OfferQuery): OfferFilter {
  return {
    category: query.category ? possible(query.category) : null,
    ...byKey(CODE_FACETS, ({ parameter }) => codes(query[parameter])),
    ...byKey(WORD_FACETS, ({ parameter }) => words(query[parameter])),
    ...byKey(RANGE_FACETS, ({ kind, parameter }) =>
      boundsOf(
        {
          start: query[`${parameter}Start` as const] ?? FULL_RANGE.start,
          end: query[`${parameter}End` as const] ?? FULL_RANGE.end,
        },
        kind === 'price' ? centavos : Math.round,
      ),
    ),
    lots: query.lot ?? true,
    singles: query.vehicle ?? true,
    spotlight: query.spotlight ?? null,
    term: text(query.term),
    state: text(query.state),
    city: text(query.city),
    deal: query.deal ?? null,
    endingWithin: query.endingWithin === undefined ? null : Math.round(query.endingWithin * 3_600_000),
    radius: query.radius === undefined ? null : query.radius * 1000,
    partner: query.partner || null,
  };
}

/** A bound need not be a whole number of centavos: it is only compared. */
const centavos = (reais: number) => centavosFromReais(reais) ?? Math.round(reais * 100);
