import { isInside, type Bounds } from '@patio/domain/catalogue/catalogue/filter/bounds.ts';
import { FACETS, NUMBER_FACETS, type FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import type { OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import type { IndexedOffers } from './offer-index.ts';
import { none, type CodedColumn, type ListColumn } from './columns.ts';
import { flag, type OfferColumns } from './offer-columns.ts';

export type OfferTest = (slot: number) => boolean;

/** Every facet as a bit, so that the choices of one can be counted as if nothing of it were chosen. */
export const choiceBit: Readonly<Record<FacetKey, number>> = keyed(
  [...FACETS.entries()],
  ([, { key }]) => key,
  ([place]) => 1 << place,
);

/** A choice among the values of a column; `chosen` has 1 for each of them. */
export interface CodedChoice {
  readonly bit: number;
  readonly column: ListColumn;
  readonly chosen: Uint8Array;
}

/** One of the numbers of a column lies strictly between. */
export interface RangeTest {
  readonly column: ListColumn;
  readonly above: number;
  readonly below: number;
}

/** A filter as tests: an offer that fails `ranges` or a required one is not counted anywhere. */
export interface OfferTests {
  readonly ranges: readonly RangeTest[];
  readonly required: readonly OfferTest[];
  readonly coded: readonly CodedChoice[];
  readonly choices: readonly { readonly bit: number; readonly test: OfferTest }[];
}

/** A filter with what had to be looked up for it. */
export interface ListQuestion {
  readonly filter: OfferFilter;
  readonly viewer: Viewer;
  readonly now: number;
  readonly origin: Coordinates | null;
  /** Number of the store; null for any. */
  readonly partnerId: number | null;
}

/** The tests of a filter. Whether an offer is open now is not among them, nor the words of its term. */
export function offerTests(index: IndexedOffers, question: ListQuestion): OfferTests {
  const { filter, viewer, now, partnerId } = question;
  const { columns } = index;
  const required = [
    spotlightTest(columns, filter.spotlight),
    inside(filter.price, columns.priceFor(viewer.profileCode)),
    radiusTest(index, question),
    partnerId === null ? null : (slot: number) => columns.partner.at(slot) === partnerId,
  ];
  const choices = {
    kinds: kindTest(columns, filter),
    deal: filter.deal === null ? null : dealTests(columns, viewer)[filter.deal],
    ending: filter.endingWithin === null ? null : endsBefore(columns, now + filter.endingWithin),
  };
  const bits = ['kinds', 'deal', 'ending'] as const;
  return {
    ranges: rangeTests(columns, filter),
    required: required.filter((test) => test !== null),
    coded: codedChoices(index, filter),
    choices: [
      ...bits.flatMap((name) => {
        const test = choices[name];
        return test ? [{ bit: choiceBit[name], test }] : [];
      }),
      ...numberChoices(columns, filter),
    ],
  };
}

function codedChoices({ columns, names }: IndexedOffers, filter: OfferFilter): CodedChoice[] {
  const states = filter.state === null ? null : names.statesCalled(filter.state);
  const cities = filter.city === null ? null : names.citiesCalled(filter.city, states);
  const choice = <T extends string | number>(
    key: FacetKey,
    column: CodedColumn<T>,
    values: readonly T[] | null,
  ): CodedChoice[] => (values === null ? [] : [{ bit: choiceBit[key], column, chosen: column.mark(values) }]);
  const any = <T>(values: readonly T[]) => (values.length === 0 ? null : values);
  return [
    ...choice('category', columns.category, filter.category === null ? null : [filter.category]),
    ...choice('models', columns.model, any(filter.models)),
    ...choice('brands', columns.brand, any(filter.brands)),
    ...choice('subcategories', columns.subcategory, any(filter.subcategories)),
    ...choice('city', columns.city, cities),
    ...choice('state', columns.state, states),
    ...WORD_FACETS.flatMap(({ key }) => choice(key, columns.words[key], any(filter[key]))),
  ];
}

/** The three ways to deal: a price to buy at once, an opening value to bid from, proposals while there is no bid. */
export function dealTests(columns: OfferColumns, { profileCode }: Viewer) {
  const buyNow = columns.buyNowFor(profileCode);
  return {
    buy: (slot: number) => buyNow(slot) > 0,
    bid: (slot: number) => columns.auctionPrice.at(slot) > 0,
    proposal: (slot: number) =>
      (columns.flags.at(slot) & (flag.acceptsProposals | flag.hasBid)) === flag.acceptsProposals,
  };
}

function endsBefore(columns: OfferColumns, until: number): OfferTest {
  return (slot) => columns.endAt.at(slot) <= until;
}

/** Metres from a place to the nearest vehicle of an offer; infinite without a place (C-55). */
export function metresFrom({ columns, names }: IndexedOffers, origin: Coordinates) {
  // Each city is measured once, and only if an offer of it is looked at.
  const metres = new Float64Array(columns.city.values.length).fill(NaN);
  const measured = (city: number): number => {
    const known = metres[city] ?? NaN;
    if (!Number.isNaN(known)) return known;
    return (metres[city] = names.distance(origin, columns.city.values[city] ?? 0));
  };
  return (slot: number) => {
    const only = columns.city.cells[slot] ?? none;
    if (only >= 0) return measured(only);
    return Math.min(...columns.city.at(slot).map(measured));
  };
}

function spotlightTest(columns: OfferColumns, wanted: boolean | null): OfferTest | null {
  if (wanted === null) return null;
  return (slot) => ((columns.flags.at(slot) & flag.spotlight) !== 0) === wanted;
}

/** Both kinds off: nothing matches (C-43). */
function kindTest(columns: OfferColumns, { lots, singles }: OfferFilter): OfferTest | null {
  if (lots && singles) return null;
  return (slot) => (columns.vehicleCount.at(slot) > 1 ? lots : singles);
}

function radiusTest(index: IndexedOffers, { filter, origin }: ListQuestion): OfferTest | null {
  const { radius } = filter;
  if (radius === null || origin === null) return null;
  const metres = metresFrom(index, origin);
  return (slot) => metres(slot) <= radius;
}

/** Numbers that are not counted narrow every count. */
function rangeTests(columns: OfferColumns, filter: OfferFilter): RangeTest[] {
  return NUMBER_FACETS.flatMap(({ key, counted }) => {
    const range = filter[key];
    return counted || range === null ? [] : [{ column: columns.numbers[key], ...bounds(range) }];
  });
}

/** Those that are counted are choices like others. */
function numberChoices(columns: OfferColumns, filter: OfferFilter): OfferTests['choices'] {
  return NUMBER_FACETS.flatMap(({ key, counted }) => {
    const test = counted ? someInside(filter[key], columns.numbers[key]) : null;
    return test === null ? [] : [{ bit: choiceBit[key], test }];
  });
}

function bounds({ above, below }: Bounds) {
  return { above: above ?? -Infinity, below: below ?? Infinity };
}

function inside(range: Bounds | null, value: (slot: number) => number): OfferTest | null {
  return range && ((slot) => isInside(range, value(slot)));
}

/** One of the vehicles lies inside (C-42). */
function someInside(range: Bounds | null, column: ListColumn): OfferTest | null {
  const passes = (value: number) => range !== null && isInside(range, value);
  return range && ((slot) => column.some(slot, passes));
}
