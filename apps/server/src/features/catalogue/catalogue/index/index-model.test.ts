import { offerOrder } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { CODE_FACETS, WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import type { FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import {
  matches,
  type FilterFacts,
  type FilterSense,
} from '@patio/domain/catalogue/catalogue/filter/matches.ts';
import { noFilter, type OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { canBuyNow, shownPrice } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { offerComparator } from '@patio/domain/catalogue/catalogue/sort-offers.ts';
import { nearestMetres } from '@patio/domain/distance/great-circle.ts';
import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NamesByCode } from '../saving/names-by-code.ts';
import { countOffers } from './count-offers.ts';
import { Narrowing } from './narrowing.ts';
import { OfferColumns, type ValueKey } from './offer-columns.ts';
import type { OfferFacts } from './offer-facts.store.ts';
import { choosePage } from './offer-order.ts';
import { slotsIn } from './sets/bits.ts';
import { ItemsReader, ItemsWriter } from './snapshot/snapshot-items.ts';

const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const cities = [
  { code: 1, name: 'Vitória', state: 32, latitude: -20.3, longitude: -40.3 },
  { code: 2, name: 'Campinas', state: 35, latitude: -22.9, longitude: -47 },
  { code: 3, name: 'Santos', state: 35, latitude: -23.9, longitude: -46.3 },
];
const names = new NamesByCode({
  categories: [],
  subcategories: [],
  brands: [],
  models: [],
  english: [],
  merged: [],
  states: [
    { code: 32, name: 'Espírito Santo', uf: 'ES' },
    { code: 35, name: 'São Paulo', uf: 'SP' },
  ],
  cities,
});
const origin = { latitude: -20, longitude: -40 };

const some = <T>(...values: T[]) => fc.subarray(values);
const facts: fc.Arbitrary<OfferFacts> = fc
  .record({
    code: fc.constant(0),
    publishedAt: fc.constantFrom(start - hour, start - hour, start + 3 * hour),
    endAt: fc.constantFrom(null, start + hour, start + 5 * hour, start + 24 * hour, start + 100 * hour),
    spotlight: fc.boolean(),
    acceptsProposals: fc.boolean(),
    hasBid: fc.boolean(),
    stores: fc.constantFrom<string[]>([], ['loja-a'], ['loja-b']),
    vehicleCount: fc.constantFrom(1, 1, 2),
    buyNow: fc.constantFrom(0, 100, 200, 300, 90_000),
    auctionPrice: fc.constantFrom(0, 50, 200, 95_000),
    profilePrices: fc.constantFrom<[number, number][] | null>(
      null,
      null,
      [[5, 150]],
      [[5, 0]],
      [[4, 70_000]],
    ),
    categories: some(1, 5),
    ...byKey(CODE_FACETS, () => some(1, 2, 3)),
    ...byKey(WORD_FACETS, () => some('Um', 'Dois', 'Três')),
    mileages: some(0, 10_000, 50_000, 50_001),
    years: some(2015, 2018, 2020),
    cities: some(1, 2, 3),
    title: fc.constantFrom('Um', 'Dois', 'Três dois'),
    words: some('um', 'dois'),
  })
  .map((given) => ({
    ...given,
    listPrice: shownPrice(given.buyNow, given.auctionPrice, given.hasBid),
    states: [...new Set(given.cities.map((code) => cities[code - 1]?.state ?? 0))],
  }));

const bounds = fc.constantFrom(
  { above: null, below: 201 },
  { above: 0, below: null },
  { above: 100, below: 50_001 },
  { above: 2015, below: 2020 },
);
const choices: readonly fc.Arbitrary<Partial<OfferFilter>>[] = [
  fc.constantFrom({ category: 1 }, { category: 9 }),
  ...CODE_FACETS.map(({ key }) => fc.constantFrom({ [key]: [2] }, { [key]: [1, 3] })),
  ...WORD_FACETS.map(({ key }) => fc.constantFrom({ [key]: ['Um'] }, { [key]: ['Dois', 'Quatro'] })),
  ...(['price', 'usage', 'years'] as const).map((key) => bounds.map((chosen) => ({ [key]: chosen }))),
  fc.constantFrom({ state: 'es' }, { state: 'SP' }, { state: 'XX' }),
  fc.constantFrom({ city: 'vitoria' }, { city: 'Santos' }),
  fc.constantFrom({ lots: false }, { singles: false }, { lots: false, singles: false }),
  fc.constantFrom<Partial<OfferFilter>>({ deal: 'buy' }, { deal: 'bid' }, { deal: 'proposal' }),
  fc.constantFrom({ endingWithin: 2 * hour }, { endingWithin: 24 * hour }),
  fc.constantFrom({ spotlight: true }, { spotlight: false }),
  fc.constantFrom({ partner: 'loja-a' }, { partner: 'keine' }),
  fc.constantFrom({ radius: 50_000 }, { radius: 900_000 }),
];
const filters: fc.Arbitrary<OfferFilter> = fc
  .subarray([...choices], { maxLength: 4 })
  .chain((chosen) => fc.tuple(...chosen))
  .map((parts) => Object.assign({ ...noFilter }, ...parts));

interface Model {
  columns: OfferColumns;
  readonly offers: Map<number, OfferFacts>;
}

/** What a profile sees of an offer, without any index. */
function seen({ profilePrices, ...offer }: OfferFacts, profileCode: number): FilterFacts {
  const own = profilePrices?.find(([profile]) => profile === profileCode)?.[1];
  const buyNow = own ?? offer.buyNow;
  return {
    ...offer,
    buyNow,
    price: [shownPrice(buyNow, offer.auctionPrice, offer.hasBid)],
    usage: offer.mileages,
    category: offer.categories,
    places: offer.cities.flatMap((code) => cities[code - 1] ?? []),
    store: offer.stores[0] ?? null,
    isOpen: true,
  };
}

function expectSame({ columns, offers }: Model, filter: OfferFilter, profileCode: number, now: number): void {
  const viewer = { profileCode, accountId: null };
  const index = { columns, names, version: 1 };
  const narrowing = new Narrowing(index, { filter, viewer, now, origin, worded: null });
  const states = filter.state === null ? null : names.statesCalled(filter.state);
  const sense: FilterSense = {
    now,
    origin,
    states,
    cities: filter.city === null ? null : names.citiesCalled(filter.city, states),
    store: filter.partner,
  };
  const open = [...offers.values()].filter(
    ({ publishedAt, endAt }) => publishedAt <= now && (endAt ?? Infinity) > now,
  );
  const fitting = (...without: FacetKey[]) =>
    open.filter((offer) => matches(filter, seen(offer, profileCode), sense, without));
  const found = fitting();
  const codes = (list: readonly OfferFacts[]) =>
    list.map(({ code }) => code).toSorted((one, other) => one - other);
  const slots = [...slotsIn(narrowing.found, narrowing.size)];
  expect(slots.map((slot) => columns.code.at(slot)).toSorted((one, other) => one - other)).toEqual(
    codes(found),
  );

  const counts = countOffers(columns, narrowing, viewer, now);
  const tally = (
    list: readonly OfferFacts[],
    values: (offer: OfferFacts) => readonly (string | number)[],
  ) => {
    const counted = new Map<string | number, number>();
    for (const offer of list)
      for (const value of values(offer)) counted.set(value, (counted.get(value) ?? 0) + 1);
    return counted;
  };
  const counted = (key: ValueKey) =>
    new Map(
      [...counts.of(key).entries()].flatMap(([id, count]) =>
        count === 0 ? [] : [[columns.values[key].values[id] ?? '', count] as const],
      ),
    );
  expect(counted('category')).toEqual(tally(fitting('category'), (offer) => offer.categories));
  expect(counted('state')).toEqual(tally(fitting('state', 'city'), (offer) => offer.states));
  expect(counted('city')).toEqual(tally(fitting('city'), (offer) => offer.cities));
  expect(counted('years')).toEqual(tally(fitting('years'), (offer) => offer.years));
  for (const { key } of [...CODE_FACETS, ...WORD_FACETS])
    expect(counted(key), key).toEqual(tally(fitting(key), (offer) => offer[key]));
  const kinds = fitting('kinds');
  const lot = kinds.filter(({ vehicleCount }) => vehicleCount > 1).length;
  expect(counts.kinds).toEqual({ lot, vehicle: kinds.length - lot });
  const dealt = fitting('deal').map((offer) => seen(offer, profileCode));
  expect(counts.deals).toEqual({
    buy: dealt.filter((one) => canBuyNow(one.buyNow, one.auctionPrice, one.hasBid)).length,
    bid: dealt.filter((one) => one.auctionPrice > 0).length,
    proposal: dealt.filter((one) => one.acceptsProposals && !one.hasBid).length,
  });
  const within = (hours: number) =>
    fitting('ending').filter(({ endAt }) => (endAt ?? Infinity) <= now + hours * hour).length;
  expect(counts.ending).toEqual({ h24: within(24), h72: within(72) });
  expectOrders(index, narrowing, found, profileCode);
}

type Index = { columns: OfferColumns; names: NamesByCode; version: number };

function expectOrders(
  index: Index,
  { found: bits }: Narrowing,
  found: readonly OfferFacts[],
  profileCode: number,
): void {
  const sortable = found.map((offer) => {
    const { price, places } = seen(offer, profileCode);
    const metres = nearestMetres(origin, places);
    return {
      code: offer.code,
      price: price[0] ?? 0,
      distance: metres === null ? null : Math.round(metres),
      end: offer.endAt ?? 8.64e15,
    };
  });
  for (const order of offerOrder.options) {
    const sorted = sortable.toSorted(offerComparator(order)).map(({ code }) => code);
    const page = { order, viewer: { profileCode, accountId: null }, origin, offset: 0, after: null };
    const first = choosePage(index, bits, { ...page, limit: 7 });
    expect(
      first.map(({ code }) => code),
      order,
    ).toEqual(sorted.slice(0, 7));
    const walked = choosePage(index, bits, { ...page, limit: 7, after: first.at(-1) ?? null });
    if (first.length === 7)
      expect(
        walked.map(({ code }) => code),
        `${order} after`,
      ).toEqual(sorted.slice(7, 14));
    const numbered = choosePage(index, bits, { ...page, offset: 10, limit: 5 });
    expect(
      numbered.map(({ code }) => code),
      `${order} page`,
    ).toEqual(sorted.slice(10, 15));
  }
}

/** Puts, edits and removes; every fourth edit changes the state of an offer and not what it is. */
function edit({ columns, offers }: Model, drawn: readonly OfferFacts[], seed: number): void {
  for (const [place, one] of drawn.entries()) {
    const code = 1 + ((place * 7919 + seed * 31) % 3000);
    const before = offers.get(code);
    if (before && place % 5 === 0) {
      offers.delete(code);
      columns.remove(code);
      continue;
    }
    const { buyNow, auctionPrice, hasBid, listPrice, endAt, profilePrices, spotlight } = one;
    const standing = { buyNow, auctionPrice, hasBid, listPrice, endAt, profilePrices, spotlight };
    const next = before && place % 4 === 0 ? { ...before, ...standing } : { ...one, code };
    offers.set(code, next);
    columns.put(next, 1);
  }
}

/** Goes on with columns as a snapshot on the disk returns them. */
function saveAndRead(model: Model): void {
  const writer = new ItemsWriter();
  model.columns.write(writer);
  const reader = new ItemsReader(writer.items);
  model.columns = OfferColumns.read(reader, 1);
  expect(reader.isEmpty).toBe(true);
}

const draw = (count: number, seed: number) => fc.sample(facts, { numRuns: count, seed });

test('finds, counts and orders what the rules say of every offer, whatever comes, changes, ends and goes, FILT-03 to FILT-14, SORT-02 to SORT-06', () => {
  const model: Model = { columns: new OfferColumns(), offers: new Map() };
  edit(model, draw(2500, 1), 1);
  for (const [turn, now] of [start, start + 2 * hour, start + 4 * hour, start + hour].entries()) {
    for (const filter of fc.sample(filters, { numRuns: repeats(12, 100), seed: turn }))
      expectSame(model, filter, turn % 2 === 0 ? 7 : 5, now);
    edit(model, draw(turn === 1 ? 1500 : 200, 100 + turn), 2 + turn);
    // With a clock that has gone on, and one that was set back.
    const ranged = { ...noFilter, usage: { above: 0, below: 50_001 } };
    expectSame(model, ranged, 7, now);
    if (turn !== 1) saveAndRead(model);
    expectSame(model, ranged, 7, now);
  }
});

test('finds, counts and orders few offers too, and what a snapshot has of them, with edits after it', () => {
  fc.assert(
    fc.property(
      fc.array(facts, { maxLength: 40 }),
      filters,
      fc.constantFrom(7, 5, 4),
      (drawn, filter, profile) => {
        const model: Model = { columns: new OfferColumns(), offers: new Map() };
        edit(model, drawn, drawn.length);
        expectSame(model, filter, profile, start);
        saveAndRead(model);
        edit(model, drawn.toReversed(), 1);
        expectSame(model, filter, profile, start);
      },
    ),
    { numRuns: repeats(100, 1000) },
  );
});
