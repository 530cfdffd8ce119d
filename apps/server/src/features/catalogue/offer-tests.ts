import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Viewer } from './offer-conditions.store.ts';
import type { OfferFilter, Range } from './offer-filter.ts';
import type { IndexedOffers } from './offer-index.ts';
import { flag, type OfferColumns } from './offer-columns.ts';

export type OfferTest = (slot: number) => boolean;

/** What a visitor can choose among, each a bit. The choices of one kind are counted as if nothing of that kind were chosen. */
export const choiceBit = {
  category: 1,
  subcategory: 2,
  brand: 4,
  model: 8,
  state: 16,
  city: 32,
  colour: 64,
  fuel: 128,
  gearbox: 256,
  kind: 512,
  deal: 1024,
  ending: 2048,
  year: 4096,
} as const;
export type Choice = keyof typeof choiceBit;

/** A filter as tests: an offer that fails a required one is not counted anywhere. */
export interface OfferTests {
  readonly required: readonly OfferTest[];
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

/** The tests of a filter. Offers that are found by words are given to the counting by their slots, not tested. */
export function offerTests({ columns, names }: IndexedOffers, question: ListQuestion): OfferTests {
  const { filter, viewer, now, origin, partnerId } = question;
  const metres = filter.radius !== null && origin ? metresFrom({ columns, names }, origin) : null;
  const reach = filter.radius ?? 0;
  const required: (OfferTest | null)[] = [
    (slot) => columns.publishedAt.at(slot) <= now && columns.endAt.at(slot) > now,
    spotlightTest(columns, filter.spotlight),
    inside(filter.price, columns.priceFor(viewer.profileCode)),
    someInside(filter.usage, columns.mileage),
    metres && ((slot) => metres(slot) <= reach),
    partnerId === null ? null : (slot) => columns.partner.at(slot) === partnerId,
  ];
  const { colours, fuels, gearboxes, brands, models, subcategories, category } = filter;
  const choices: Record<Choice, OfferTest | null> = {
    category: category === null ? null : columns.category.anyOf([category]),
    subcategory: subcategories.length === 0 ? null : columns.subcategory.anyOf(subcategories),
    brand: brands.length === 0 ? null : columns.brand.anyOf(brands),
    model: models.length === 0 ? null : columns.model.anyOf(models),
    ...placeTests({ columns, names }, filter),
    colour: colours.length === 0 ? null : columns.colour.anyOf(colours),
    fuel: fuels.length === 0 ? null : columns.fuel.anyOf(fuels),
    gearbox: gearboxes.length === 0 ? null : columns.gearbox.anyOf(gearboxes),
    kind: kindTest(columns, filter),
    deal: filter.deal === null ? null : dealTests(columns, viewer)[filter.deal],
    ending: filter.endingWithin === null ? null : endsBefore(columns, now + filter.endingWithin),
    year: someInside(filter.years, columns.year),
  };
  return {
    required: required.filter((test) => test !== null),
    choices: bits.flatMap(([name, bit]) => (choices[name] ? [{ bit, test: choices[name] }] : [])),
  };
}

const bits: readonly (readonly [Choice, number])[] = [
  ['category', choiceBit.category],
  ['subcategory', choiceBit.subcategory],
  ['brand', choiceBit.brand],
  ['model', choiceBit.model],
  ['state', choiceBit.state],
  ['city', choiceBit.city],
  ['colour', choiceBit.colour],
  ['fuel', choiceBit.fuel],
  ['gearbox', choiceBit.gearbox],
  ['kind', choiceBit.kind],
  ['deal', choiceBit.deal],
  ['ending', choiceBit.ending],
  ['year', choiceBit.year],
];

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

/** Ended by an instant, or ending until then. */
export function endsBefore(columns: OfferColumns, until: number): OfferTest {
  return (slot) => columns.endAt.at(slot) <= until;
}

/** Metres from a place to the nearest vehicle of an offer; infinite without a place (C-55). */
export function metresFrom(
  { columns, names }: Pick<IndexedOffers, 'columns' | 'names'>,
  origin: Coordinates,
) {
  const metres = names.distances(origin, columns.city.values);
  return (slot: number) => {
    let nearest = Infinity;
    for (const city of columns.city.at(slot)) nearest = Math.min(nearest, metres[city] ?? Infinity);
    return nearest;
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

function placeTests(
  { columns, names }: Pick<IndexedOffers, 'columns' | 'names'>,
  { state, city }: OfferFilter,
): Record<'state' | 'city', OfferTest | null> {
  const states = state === null ? null : names.statesCalled(state);
  return {
    state: states && columns.state.anyOf(states),
    city: city === null ? null : columns.city.anyOf(names.citiesCalled(city, states)),
  };
}

function isInside(range: Range, value: number): boolean {
  return (range.above === null || value > range.above) && (range.below === null || value < range.below);
}

function inside(range: Range | null, value: (slot: number) => number): OfferTest | null {
  return range && ((slot) => isInside(range, value(slot)));
}

/** One of the vehicles lies inside (C-42). */
function someInside(range: Range | null, column: OfferColumns['mileage']): OfferTest | null {
  const passes = (value: number) => range !== null && isInside(range, value);
  return range && ((slot) => column.some(slot, passes));
}
