import type { Facets } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { WireOffer } from '@patio/contract/wire/offer.ts';
import { distanceMetres } from '@patio/domain/distance/great-circle.ts';
import { canBuyNow } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import fc from 'fast-check';
import { expect } from 'vitest';

const hour = 3_600_000;
const origin = { lat: -20.3155, lon: -40.3128 };
const stateNames = new Map([
  ['ES', 'Espírito Santo'],
  ['SP', 'São Paulo'],
]);

/** A choice of a filter: its name in the address, its value, and what it means for an offer as everyone reads it. */
export interface Chosen {
  readonly kind: string;
  readonly query: Record<string, string | number>;
  readonly fits: (offer: WireOffer, now: number) => boolean;
}

const someVehicle = (test: (one: WireOffer['vehicles'][number]) => boolean) => (given: WireOffer) =>
  given.vehicles.some(test);
const left = (given: WireOffer, now: number) => Date.parse(given.end) - now;
const yearOf = (one: WireOffer['vehicles'][number]) => one.yearModel ?? one.yearManufacture;
const isIn = <T>(list: readonly T[], value: T) => list.includes(value);
const metresTo = (given: WireOffer) =>
  Math.min(
    ...given.vehicles.map(({ latitude, longitude }) =>
      latitude === null || longitude === null
        ? Infinity
        : distanceMetres({ latitude: origin.lat, longitude: origin.lon }, { latitude, longitude }),
    ),
  );
const deals = {
  buy: (given: WireOffer) => canBuyNow(given.valorCompreJa, given.valorLeilao, given.hasBid),
  bid: (given: WireOffer) => given.valorLeilao > 0,
  proposal: (given: WireOffer) => given.doOffer === 'S' && !given.hasBid,
};

const several = <T>(...values: T[]) => fc.subarray(values, { minLength: 1 });

/** What can be chosen, by itself. */
const choices: readonly fc.Arbitrary<Chosen>[] = [
  fc.constantFrom(1, 5, 3).map((category) => ({
    kind: 'category',
    query: { category },
    fits: someVehicle((one) => one.codigoCategoria === category),
  })),
  several(2, 3, 4).map((list) => ({
    kind: 'brand',
    query: { brands: list.join(',') },
    fits: someVehicle((one) => one.codigoMarca !== null && isIn(list, one.codigoMarca)),
  })),
  several('Branco', 'Preto').map((list) => ({
    kind: 'colour',
    query: { colors: list.join(',') },
    fits: someVehicle((one) => one.cor !== null && isIn(list, one.cor)),
  })),
  several('Flex', 'Diesel').map((list) => ({
    kind: 'fuel',
    query: { fuels: list.join(',') },
    fits: someVehicle((one) => one.combustivel !== null && isIn(list, one.combustivel)),
  })),
  several('Manual', 'Automático').map((list) => ({
    kind: 'gearbox',
    query: { gearboxes: list.join(',') },
    fits: someVehicle((one) => one.cambio !== null && isIn(list, one.cambio)),
  })),
  fc.constantFrom<readonly [number, number]>([1, 0], [0, 1], [0, 0]).map(([lot, single]) => ({
    kind: 'kind',
    query: { lot, vehicle: single },
    fits: (given) => (given.vehicles.length > 1 ? lot : single) === 1,
  })),
  fc.constantFrom('buy' as const, 'bid' as const, 'proposal' as const).map((deal) => ({
    kind: 'deal',
    query: { deal },
    fits: deals[deal],
  })),
  fc.constantFrom(24, 72).map((hours) => ({
    kind: 'ending',
    query: { endingWithin: hours },
    fits: (given, now) => left(given, now) <= hours * hour,
  })),
  fc.constantFrom<readonly [number, number]>([2014, 2016], [2016, -1], [0, 2020]).map(([start, end]) => ({
    kind: 'year',
    query: { yearStart: start, yearEnd: end },
    fits: someVehicle((one) => {
      const year = yearOf(one);
      return year !== null && year > start && (end === -1 || year < end);
    }),
  })),
  fc.constantFrom<readonly [number, number]>([0, 1000], [0, 1001], [999, -1]).map(([start, end]) => ({
    kind: 'usage',
    query: { usageStart: start, usageEnd: end },
    fits: someVehicle(({ km }) => km !== null && km > start && (end === -1 || km < end)),
  })),
  fc.constantFrom<readonly [number, number]>([0, 1000], [899, 1001], [1000, -1]).map(([start, end]) => ({
    kind: 'price',
    query: { priceStart: start, priceEnd: end },
    fits: ({ price }) => price > start && (end === -1 || price < end),
  })),
  fc.constantFrom(0, 1).map((spotlight) => ({
    kind: 'spotlight',
    query: { spotlight },
    fits: (given) => given.spotlight === (spotlight === 1),
  })),
  fc.constantFrom(1, 20, 1000).map((radius) => ({
    kind: 'radius',
    query: { ...origin, radius },
    fits: (given) => metresTo(given) <= radius * 1000,
  })),
  fc.constant({
    kind: 'store',
    query: { partner: 'loja-teste' },
    fits: (given) => given.parceiro === 'loja-teste',
  }),
];

/** A state, a city of any state, or a city of a state: then both must be those of one vehicle. */
const place: fc.Arbitrary<readonly Chosen[]> = fc
  .tuple(fc.constantFrom('ES', 'SP', null), fc.constantFrom('Vitória', 'São Paulo', null))
  .map(([state, city]): readonly Chosen[] => [
    ...(state === null
      ? []
      : [{ kind: 'state', query: { state }, fits: someVehicle((one) => one.estado === state) }]),
    ...(city === null
      ? []
      : [
          {
            kind: 'city',
            query: { city },
            fits: someVehicle((one) => one.cidade === city && (state === null || one.estado === state)),
          },
        ]),
  ]);

/** Up to five choices at once, so that they meet. */
export const filters: fc.Arbitrary<readonly Chosen[]> = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, place),
    fc.subarray([...choices], { maxLength: 3 }).chain((chosen) => fc.tuple(...chosen)),
  )
  .map(([where, others]) => [...where, ...others]);

/** Offers that fit every choice but those of some kinds. */
export function fitting(
  all: readonly WireOffer[],
  chosen: readonly Chosen[],
  now: number,
  ...without: readonly string[]
): WireOffer[] {
  return all.filter((given) => chosen.every(({ kind, fits }) => without.includes(kind) || fits(given, now)));
}

/** How many offers have each value, the counts alone, largest first where they are listed so. */
function tally<T>(
  offers: readonly WireOffer[],
  values: (given: WireOffer) => readonly (T | null)[],
): Map<T, number> {
  const counts = new Map<T, number>();
  for (const given of offers) {
    for (const value of new Set(values(given))) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

const countedBy = <K extends string>(
  key: K,
  list: readonly ({ count: number } & Record<K, string | number>)[],
) => new Map(list.map((entry) => [entry[key], entry.count]));

/** The facets of a filter, counted one by one over the offers that a user reads. */
export function expectCounts(
  facets: Facets | undefined,
  all: readonly WireOffer[],
  chosen: readonly Chosen[],
  now: number,
): void {
  if (!facets) throw new Error('No facets');
  const without = (...kinds: string[]) => fitting(all, chosen, now, ...kinds);
  expect(countedBy('codigo', facets.categories)).toEqual(
    tally(
      without('category'),
      vehicles((one) => one.codigoCategoria),
    ),
  );
  expect(countedBy('codigo', facets.brands)).toEqual(
    tally(
      without('brand'),
      vehicles((one) => one.codigoMarca),
    ),
  );
  expect(countedBy('name', facets.colors)).toEqual(
    tally(
      without('colour'),
      vehicles((one) => one.cor),
    ),
  );
  expect(countedBy('name', facets.fuels)).toEqual(
    tally(
      without('fuel'),
      vehicles((one) => one.combustivel),
    ),
  );
  expect(countedBy('name', facets.gearboxes)).toEqual(
    tally(
      without('gearbox'),
      vehicles((one) => one.cambio),
    ),
  );
  expect(new Map(facets.years.counts.map(({ year, count }) => [year, count]))).toEqual(
    tally(without('year'), vehicles(yearOf)),
  );
  expectPlaceCounts(
    facets,
    without,
    chosen.some(({ kind }) => kind === 'state'),
  );
  expectTermCounts(facets, without, now);
}

const vehicles =
  <T>(value: (one: WireOffer['vehicles'][number]) => T | null) =>
  (given: WireOffer) =>
    given.vehicles.map(value);

function expectPlaceCounts(
  facets: Facets,
  without: (...kinds: string[]) => readonly WireOffer[],
  inState: boolean,
): void {
  expect(countedBy('name', facets.states)).toEqual(
    tally(
      without('state', 'city'),
      vehicles((one) => stateNames.get(one.estado ?? '') ?? null),
    ),
  );
  expect(countedBy('name', facets.cities)).toEqual(
    inState
      ? tally(
          without('city'),
          vehicles((one) => one.cidade),
        )
      : new Map(),
  );
}

function expectTermCounts(
  facets: Facets,
  without: (...kinds: string[]) => readonly WireOffer[],
  now: number,
): void {
  const kinds = without('kind');
  const lots = kinds.filter((given) => given.vehicles.length > 1).length;
  expect(facets.kinds).toEqual({ lot: lots, vehicle: kinds.length - lots });
  const dealt = without('deal');
  expect(facets.deals).toEqual({
    buy: dealt.filter(deals.buy).length,
    bid: dealt.filter(deals.bid).length,
    proposal: dealt.filter(deals.proposal).length,
  });
  const within = (hours: number) =>
    without('ending').filter((given) => left(given, now) <= hours * hour).length;
  expect(facets.ending).toEqual({ h24: within(24), h72: within(72) });
}
