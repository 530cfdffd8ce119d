import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACETS, RANGE_FACETS, type FacetKey } from './facets.ts';
import { CODE_FACETS, WORD_FACETS } from './list-facets.ts';
import { byKey } from '../../../tables/keyed.ts';
import { matches, type FilterFacts, type FilterSense } from './matches.ts';
import { noFilter, type OfferFilter } from './offer-filter.ts';

const now = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const nowhere: FilterSense = { now, origin: null, states: null, cities: null, store: null };
const uno: FilterFacts = {
  ...byKey(CODE_FACETS, () => [7]),
  ...byKey(WORD_FACETS, ({ one }) => [one]),
  price: [5_000_000],
  usage: [30_000],
  years: [2018],
  category: [1],
  states: ['es'],
  cities: ['vitoria/es'],
  places: [{ latitude: -20.32, longitude: -40.34 }],
  vehicleCount: 1,
  spotlight: false,
  store: 3,
  isOpen: true,
  hasBid: false,
  acceptsProposals: false,
  buyNow: 5_000_000,
  auctionPrice: 0,
  endAt: now + 24 * hour,
};
const finds = (
  filter: Partial<OfferFilter>,
  facts: Partial<FilterFacts> = {},
  sense: Partial<FilterSense> = {},
) => matches({ ...noFilter, ...filter }, { ...uno, ...facts }, { ...nowhere, ...sense });

/** For each facet a choice that misses the offer. */
const missing: readonly (readonly [FacetKey, Partial<OfferFilter>, Partial<FilterSense>])[] = [
  ['kinds', { singles: false }, {}],
  ...RANGE_FACETS.map(({ key }) => [key, { [key]: { above: null, below: 1 } }, {}] as const),
  ['category', { category: 2 }, {}],
  ...CODE_FACETS.map(({ key }) => [key, { [key]: [8] }, {}] as const),
  ...WORD_FACETS.map(({ key }) => [key, { [key]: ['other'] }, {}] as const),
  ['state', {}, { states: ['sp'] }],
  ['city', {}, { cities: [] }],
  ['deal', { deal: 'bid' }, {}],
  ['ending', { endingWithin: hour }, {}],
  ['radius', { radius: 1000 }, { origin: { latitude: 0, longitude: 0 } }],
  ['spotlight', { spotlight: true }, {}],
  ['store', {}, { store: 4 }],
];

describe('a filter and an offer', () => {
  it('that match where nothing is chosen', () => {
    expect(finds({})).toBe(true);
  });
  it('has a case here for each facet', () => {
    expect(missing.map(([key]) => key).toSorted()).toEqual(FACETS.map(({ key }) => key).toSorted());
  });
  it.each(missing)('is missed by %s, and by nothing else', (key, filter, sense) => {
    const given = [{ ...noFilter, ...filter }, uno, { ...nowhere, ...sense }] as const;
    expect(matches(...given)).toBe(false);
    expect(matches(...given, [key])).toBe(true);
  });
  it('meet in any vehicle of a lot, C-42', () => {
    const lot = { vehicleCount: 2, fuels: ['Flex', 'Diesel'], years: [2010, 2020] };
    expect(finds({ fuels: ['Diesel', 'GNV'], years: { above: 2019, below: null } }, lot)).toBe(true);
    expect(finds({ years: { above: 2010, below: 2020 } }, lot)).toBe(false);
  });
  it('exclude the bounds, C-40', () => {
    expect(finds({ price: { above: 4_999_999, below: 5_000_001 } })).toBe(true);
    expect(finds({ price: { above: 5_000_000, below: null } })).toBe(false);
    expect(finds({ price: { above: null, below: 5_000_000 } })).toBe(false);
    expect(finds({ usage: { above: 0, below: null } }, { usage: [] })).toBe(false);
  });
  it('know every way to deal', () => {
    const ways = { buyNow: 0, auctionPrice: 100, acceptsProposals: true };
    expect(finds({ deal: 'buy' })).toBe(true);
    expect(finds({ deal: 'buy' }, { hasBid: true, auctionPrice: 5_000_000 })).toBe(false);
    expect(finds({ deal: 'bid' }, ways)).toBe(true);
    expect(finds({ deal: 'bid' }, { ...ways, isOpen: false })).toBe(false);
    expect(finds({ deal: 'proposal' }, ways)).toBe(true);
    expect(finds({ deal: 'proposal' }, { ...ways, hasBid: true })).toBe(false);
  });
  it('count the time that is left', () => {
    expect(finds({ endingWithin: 24 * hour })).toBe(true);
    expect(finds({ endingWithin: 24 * hour }, { endAt: now })).toBe(false);
    expect(finds({ endingWithin: 24 * hour }, { endAt: null })).toBe(false);
  });
  it('measure from a place only, C-55', () => {
    const vitoria = { latitude: -20.32, longitude: -40.34 };
    expect(finds({ radius: 1 }, {}, { origin: vitoria })).toBe(true);
    expect(finds({ radius: 1 }, { places: [] }, { origin: vitoria })).toBe(false);
    expect(finds({ radius: 1 })).toBe(true);
  });
  it('part when one of several choices fails, whichever', () => {
    const some = fc.subarray([...missing], { minLength: 1 });
    fc.assert(
      fc.property(some, (chosen) => {
        const filter = chosen.reduce<OfferFilter>((all, [, part]) => ({ ...all, ...part }), noFilter);
        const sense = chosen.reduce<FilterSense>((all, [, , part]) => ({ ...all, ...part }), nowhere);
        const keys = chosen.map(([key]) => key);
        expect(matches(filter, uno, sense, keys.slice(1))).toBe(false);
        expect(matches(filter, uno, sense, keys)).toBe(true);
      }),
    );
  });
});
