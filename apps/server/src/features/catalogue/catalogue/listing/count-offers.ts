import type { FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { WORD_FACETS, type WordKey } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import { none, type ListColumn } from '../index/columns.ts';
import type { FoundSlots } from '../index/match-offers.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import type { OfferColumns } from '../index/offer-columns.ts';
import { choiceBit, dealTests } from '../index/offer-tests.ts';

/** How many offers there are of each kind; `tallies` by the numbers of the columns, `words` too. */
export interface OfferCounts {
  readonly tallies: Readonly<Record<Counted, Int32Array>>;
  readonly words: Readonly<Record<WordKey, Int32Array>>;
  /** By model year. */
  readonly years: Int32Array;
  readonly kinds: { readonly lot: number; readonly vehicle: number };
  readonly deals: { readonly buy: number; readonly bid: number; readonly proposal: number };
  readonly ending: { readonly h24: number; readonly h72: number };
}

/** The facets that are counted by a column of codes. */
const facetOf = {
  category: 'category',
  subcategory: 'subcategories',
  brand: 'brands',
  model: 'models',
  state: 'state',
  city: 'city',
} as const satisfies Readonly<Record<string, FacetKey>>;
type Counted = keyof typeof facetOf;

/** Model years are below this number. */
const yearsEnd = 2101;
const dayMs = 86_400_000;

/**
 * Counts what was found. One kind of choice is counted as if nothing of that kind were chosen: with the offers that fail it alone. States
 * are counted as if no city were chosen either.
 */
export function countOffers(
  columns: OfferColumns,
  { found, missed }: FoundSlots,
  viewer: Viewer,
  now: number,
): OfferCounts {
  const parts = (kind: FacetKey) => {
    const bits =
      kind === 'state'
        ? [choiceBit.state, choiceBit.city, choiceBit.state | choiceBit.city]
        : [choiceBit[kind]];
    return [found, ...bits.flatMap((bit) => missed.get(bit) ?? [])];
  };
  const tallyOf = (kind: FacetKey, column: ListColumn, length: number): Int32Array => {
    const counts = new Int32Array(length);
    for (const slots of parts(kind)) addColumn(column, slots, counts);
    return counts;
  };
  const tally = (name: Counted): Int32Array => {
    const column = columns[name];
    return tallyOf(facetOf[name], column, column.values.length);
  };
  return {
    tallies: {
      category: tally('category'),
      subcategory: tally('subcategory'),
      brand: tally('brand'),
      model: tally('model'),
      state: tally('state'),
      city: tally('city'),
    },
    words: byKey(WORD_FACETS, ({ key }) =>
      tallyOf(key, columns.words[key], columns.words[key].values.length),
    ),
    years: tallyOf('years', columns.numbers.years, yearsEnd),
    kinds: countKinds(columns, parts('kinds')),
    deals: countDeals(columns, parts('deal'), viewer),
    ending: countEnding(columns, parts('ending'), now),
  };
}

function countKinds(columns: OfferColumns, parts: readonly Int32Array[]): OfferCounts['kinds'] {
  const vehicles = columns.vehicleCount.cells;
  let lot = 0;
  let vehicle = 0;
  for (const slots of parts) {
    for (let at = 0; at < slots.length; at += 1) {
      if ((vehicles[slots[at] ?? 0] ?? 0) > 1) lot += 1;
      else vehicle += 1;
    }
  }
  return { lot, vehicle };
}

function countDeals(
  columns: OfferColumns,
  parts: readonly Int32Array[],
  viewer: Viewer,
): OfferCounts['deals'] {
  const tests = dealTests(columns, viewer);
  let buy = 0;
  let bid = 0;
  let proposal = 0;
  for (const slots of parts) {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (tests.buy(slot)) buy += 1;
      if (tests.bid(slot)) bid += 1;
      if (tests.proposal(slot)) proposal += 1;
    }
  }
  return { buy, bid, proposal };
}

function countEnding(
  columns: OfferColumns,
  parts: readonly Int32Array[],
  now: number,
): OfferCounts['ending'] {
  const ends = columns.endAt.cells;
  let h24 = 0;
  let h72 = 0;
  for (const slots of parts) {
    for (let at = 0; at < slots.length; at += 1) {
      const left = (ends[slots[at] ?? 0] ?? Infinity) - now;
      if (left <= 3 * dayMs) h72 += 1;
      if (left <= dayMs) h24 += 1;
    }
  }
  return { h24, h72 };
}

function addColumn({ cells, lists }: ListColumn, slots: Int32Array, counts: Int32Array): void {
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const cell = cells[slot] ?? none;
    if (cell >= 0) counts[cell] = (counts[cell] ?? 0) + 1;
    else if (cell < none)
      for (const value of lists[none - 1 - cell] ?? []) counts[value] = (counts[value] ?? 0) + 1;
  }
}
