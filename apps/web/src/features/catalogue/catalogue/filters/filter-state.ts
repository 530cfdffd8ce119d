import {
  CODE_FACETS,
  WORD_FACETS,
  type CodeKey,
  type WordKey,
} from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import type { Deal } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { FULL_RANGE, isFullRange, type ChosenRange } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import { DEFAULT_ORDER, type OfferOrder } from '@patio/domain/catalogue/catalogue/sort-offers.ts';

/** Model years, both inclusive; null leaves a side open. */
export interface YearSpan {
  readonly from: number | null;
  readonly to: number | null;
}

/** A visitor's filter on home. Lists hold codes or words; prices in reais, usage in km. */
export interface FilterState
  extends Readonly<Record<CodeKey, readonly number[]>>, Readonly<Record<WordKey, readonly string[]>> {
  readonly term: string;
  /** Search the words as typed, without correction. */
  readonly exact: boolean;
  /** 0: all. */
  readonly category: number;
  readonly lot: boolean;
  readonly vehicle: boolean;
  readonly price: ChosenRange;
  readonly usage: ChosenRange;
  readonly state: string;
  readonly city: string;
  readonly years: YearSpan;
  /** '': any. */
  readonly deal: Deal | '';
  /** Ends within this many hours; 0: any time. */
  readonly ending: number;
  /** Kilometres from the visitor; 0: anywhere. */
  readonly radius: number;
  readonly order: OfferOrder;
  /** From 1. */
  readonly page: number;
}

/** The empty filter (FILT-17, FILT-19). */
export const NO_FILTER: FilterState = {
  term: '',
  exact: false,
  category: 0,
  lot: true,
  vehicle: true,
  price: FULL_RANGE,
  usage: FULL_RANGE,
  ...byKey(CODE_FACETS, (): readonly number[] => []),
  state: '',
  city: '',
  years: { from: null, to: null },
  deal: '',
  ending: 0,
  radius: 0,
  ...byKey(WORD_FACETS, (): readonly string[] => []),
  order: DEFAULT_ORDER,
  page: 1,
};

/** Clears the filter; the search term too unless `keepTerm`; the sort order stays (FILT-17, FILT-18, C-44). */
export function cleared(filter: FilterState, keepTerm: boolean): FilterState {
  const kept = { ...NO_FILTER, order: filter.order };
  return keepTerm ? { ...kept, term: filter.term, exact: filter.exact, category: filter.category } : kept;
}

/** The number of active choices, for the badge on the filter button. */
export function activeChoices(filter: FilterState): number {
  const codes = CODE_FACETS.flatMap(({ key }) => filter[key]);
  const words = WORD_FACETS.flatMap(({ key }) => filter[key]);
  const flags = [
    !filter.lot,
    !filter.vehicle,
    !isFullRange(filter.price),
    !isFullRange(filter.usage),
    filter.state !== '',
    filter.city !== '',
    filter.years.from !== null || filter.years.to !== null,
    filter.deal !== '',
    filter.ending > 0,
    filter.radius > 0,
  ];
  return codes.length + words.length + flags.filter(Boolean).length;
}
