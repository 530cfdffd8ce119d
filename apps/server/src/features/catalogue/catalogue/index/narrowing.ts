import { FACETS, type Facet, type FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import type { Bounds } from '@patio/domain/catalogue/catalogue/filter/bounds.ts';
import type { OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { addAll, both, keepOnly, noBits, sizeOf, takeOut, type Bits } from './sets/bits.ts';
import type { OfferColumns, ValueKey } from './offer-columns.ts';
import type { IndexedOffers } from './offer-index.ts';
import { citiesWithin } from './distances.ts';

/** A filter with the values looked up for it. */
export interface ListQuestion {
  readonly filter: OfferFilter;
  readonly viewer: Viewer;
  readonly now: number;
  readonly origin: Coordinates | null;
  /** The offers matching the words of the term; null: all. */
  readonly worded: Bits | null;
}

/** Facets with a choice that are also counted as if they had none. The rest narrows every count. */
const choosable = new Set<Facet['kind']>([
  'kinds',
  'category',
  'codes',
  'words',
  'state',
  'city',
  'deal',
  'ending',
]);
const isChoosable = (facet: Facet) =>
  choosable.has(facet.kind) || (facet.kind === 'numbers' && facet.counted);

/** The result of a filter, and the results without some of its choices. */
export class Narrowing {
  readonly found: Bits;
  readonly size: number;
  readonly #base: Bits;
  readonly #choices: readonly { readonly key: FacetKey; readonly bits: Bits }[];

  constructor(index: IndexedOffers, question: ListQuestion) {
    const { columns } = index;
    const base = columns.open.at(question.now, columns.size).slice();
    if (question.worded) keepOnly(base, question.worded);
    const choices: { key: FacetKey; bits: Bits }[] = [];
    for (const facet of FACETS) {
      const bits = facetBits(index, facet, question);
      if (bits === null) continue;
      if (isChoosable(facet)) choices.push({ key: facet.key, bits });
      else keepOnly(base, bits);
    }
    this.#base = base;
    this.#choices = choices;
    this.found = this.without();
    this.size = sizeOf(this.found);
  }

  /** The result as if these facets had no choice. */
  without(...keys: readonly FacetKey[]): Bits {
    const [first, ...others] = this.#choices.filter(({ key }) => !keys.includes(key));
    if (first === undefined) return this.#base;
    const found = both(this.#base, first.bits);
    for (const { bits } of others) keepOnly(found, bits);
    return found;
  }

  isChosen(...keys: readonly FacetKey[]): boolean {
    return this.#choices.some(({ key }) => keys.includes(key));
  }
}

/** The offers that match one facet of a filter; null: all of them. Equivalent to `matches` of the domain. */
function facetBits(index: IndexedOffers, facet: Facet, question: ListQuestion): Bits | null {
  const { columns } = index;
  const { filter, viewer, now } = question;
  switch (facet.kind) {
    case 'codes':
      return anyOf(columns, facet.key, presentCodes(index, facet.key, filter[facet.key]));
    case 'words':
      return anyOf(columns, facet.key, filter[facet.key]);
    case 'category':
      return filter.category === null ? null : withValue(columns, 'category', [filter.category]);
    case 'state':
    case 'city':
      return placeBits(index, facet.kind, filter);
    case 'store':
      return filter.partner === null ? null : withValue(columns, 'store', [filter.partner]);
    case 'kinds':
      return kindBits(columns, filter);
    case 'price':
      return filter.price && priceBits(columns, filter.price, viewer);
    case 'numbers':
      return numberBits(columns, facet, filter);
    case 'deal':
      return filter.deal === null ? null : dealBits(columns, filter.deal, viewer);
    case 'ending':
      return filter.endingWithin === null ? null : endingBits(columns, now + filter.endingWithin);
    case 'radius':
      return radiusBits(index, question);
    case 'spotlight':
      return spotlightBits(columns, filter.spotlight);
  }
}

const CLASSES = { subcategories: 'subcategory', brands: 'brand', models: 'model' } as const;

/** Codes that were merged stand for the others. */
function presentCodes(
  { names }: IndexedOffers,
  key: keyof typeof CLASSES,
  codes: readonly number[],
): readonly number[] {
  return names.present(CLASSES[key], codes);
}

function anyOf(columns: OfferColumns, key: ValueKey, values: readonly (string | number)[]): Bits | null {
  return values.length === 0 ? null : withValue(columns, key, values);
}

function withValue(columns: OfferColumns, key: ValueKey, values: readonly (string | number)[]): Bits {
  const bits = noBits(columns.size);
  const column = columns.values[key];
  for (const value of values) {
    const id = column.idOf(value);
    if (id !== undefined) column.postings[id]?.addTo(bits);
  }
  return bits;
}

function placeBits(
  { columns, names }: IndexedOffers,
  kind: 'state' | 'city',
  filter: OfferFilter,
): Bits | null {
  const states = filter.state === null ? null : names.statesCalled(filter.state);
  if (kind === 'state') return states && withValue(columns, 'state', states);
  return filter.city === null ? null : withValue(columns, 'city', names.citiesCalled(filter.city, states));
}

/** Both kinds off: nothing matches (C-43). */
function kindBits(columns: OfferColumns, { lots, singles }: OfferFilter): Bits | null {
  if (lots && singles) return null;
  if (!lots && !singles) return noBits(columns.size);
  return lots ? columns.lots : allBut(columns, columns.lots);
}

function spotlightBits(columns: OfferColumns, wanted: boolean | null): Bits | null {
  if (wanted === null) return null;
  const marked = columns.deals.set('spotlight');
  return wanted ? marked : allBut(columns, marked);
}

function allBut({ size }: OfferColumns, bits: Bits): Bits {
  const others = noBits(size).fill(-1);
  takeOut(others, bits);
  return others;
}

function numberBits(
  columns: OfferColumns,
  facet: Extract<Facet, { readonly kind: 'numbers' }>,
  filter: OfferFilter,
): Bits | null {
  const bounds = filter[facet.key];
  if (bounds === null) return null;
  const { above, below } = limits(bounds);
  if (!facet.counted) return columns.sorted[facet.key].between(above, below, columns.size);
  const bits = noBits(columns.size);
  const { values, postings } = columns.values[facet.key];
  for (const [id, value] of values.entries()) {
    if (Number(value) > above && Number(value) < below) postings[id]?.addTo(bits);
  }
  return bits;
}

function priceBits({ deals, size }: OfferColumns, bounds: Bounds, { profileCode }: Viewer): Bits {
  const { above, below } = limits(bounds);
  const bits = deals.prices.between(above, below, size);
  const own = deals.own.get(profileCode);
  if (own) {
    takeOut(bits, own.slots);
    addAll(bits, own.prices.between(above, below, size));
  }
  return bits;
}

/** The offers that can be obtained in a given way: at once, by bids, by a proposal while there is no bid. */
export function dealBits(
  { deals, size }: OfferColumns,
  deal: 'buy' | 'bid' | 'proposal',
  { profileCode }: Viewer,
): Bits {
  const own = deal === 'buy' ? deals.own.get(profileCode) : undefined;
  if (!own) return deals.set(deal);
  const bits = noBits(size);
  addAll(bits, deals.set('buy'));
  takeOut(bits, own.slots);
  addAll(bits, own.buy);
  return bits;
}

/** The offers that end by an instant. */
export function endingBits({ deals, size }: OfferColumns, until: number): Bits {
  return deals.ends.between(-Infinity, until + 0.5, size);
}

function radiusBits({ columns, names }: IndexedOffers, { filter, origin }: ListQuestion): Bits | null {
  if (filter.radius === null || origin === null) return null;
  const bits = noBits(columns.size);
  const { postings } = columns.values.city;
  for (const id of citiesWithin({ columns, names }, origin, filter.radius)) postings[id]?.addTo(bits);
  return bits;
}

const limits = ({ above, below }: Bounds) => ({ above: above ?? -Infinity, below: below ?? Infinity });
