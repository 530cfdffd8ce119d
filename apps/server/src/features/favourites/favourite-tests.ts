import type { OfferQuery } from '@patio/contract/catalogue/list-offers.ts';
import type { WireOffer, WireVehicle } from '@patio/contract/wire/offer.ts';
import { canBuyNow } from '@patio/domain/catalogue/shown-price.ts';
import { isFullRange, isInRange } from '@patio/domain/catalogue/range-filter.ts';
import { nearestMetres } from '@patio/domain/distance/great-circle.ts';

/** A kind of choice, so that its own list can be counted as if nothing of it were chosen. */
export type Kind =
  | 'term'
  | 'kinds'
  | 'price'
  | 'usage'
  | 'years'
  | 'categories'
  | 'brands'
  | 'subcategories'
  | 'models'
  | 'colors'
  | 'fuels'
  | 'gearboxes'
  | 'states'
  | 'cities'
  | 'deals'
  | 'ending'
  | 'radius';

type Test = (offer: WireOffer) => boolean;

/**
 * What a filter tests of an offer, one test for each kind of choice: the rules of the lists (B§4, C-40 to C-43), for the few offers that
 * one person has marked, open and ended.
 */
export function favouriteTests(query: OfferQuery, now: number): ReadonlyMap<Kind, Test> {
  const tests = new Map<Kind, Test>();
  const some = (kind: Kind, chosen: boolean, test: (vehicle: WireVehicle) => boolean): void => {
    if (chosen) tests.set(kind, (offer) => offer.vehicles.some(test));
  };
  const among = <T>(
    kind: Kind,
    list: readonly T[] | undefined,
    of: (vehicle: WireVehicle) => T | null,
  ): void =>
    some(kind, list !== undefined && list.length > 0, (vehicle) => {
      const value = of(vehicle);
      return value !== null && (list ?? []).includes(value);
    });
  if (query.term) tests.set('term', termTest(query.term));
  if (query.lot === false || query.vehicle === false) {
    tests.set('kinds', ({ vehicles }) =>
      vehicles.length > 1 ? query.lot !== false : query.vehicle !== false,
    );
  }
  const price = between(query.priceStart, query.priceEnd);
  if (price) tests.set('price', (offer) => price(offer.price));
  const usage = between(query.usageStart, query.usageEnd);
  some('usage', usage !== null, ({ km }) => km !== null && usage?.(km) === true);
  const years = between(query.yearStart, query.yearEnd);
  some('years', years !== null, (vehicle) => {
    const year = yearOf(vehicle);
    return year !== null && years?.(year) === true;
  });
  among('categories', query.category ? [query.category] : [], ({ codigoCategoria }) => codigoCategoria);
  among('brands', query.brands, ({ codigoMarca }) => codigoMarca);
  among('subcategories', query.subcategories, ({ codigoSubcategoria }) => codigoSubcategoria);
  among('models', query.models, ({ codigoModel }) => codigoModel);
  among('colors', query.colors, ({ cor }) => cor);
  among('fuels', query.fuels, ({ combustivel }) => combustivel);
  among('gearboxes', query.gearboxes, ({ cambio }) => cambio);
  among('states', query.state ? [plain(query.state)] : [], ({ estado }) => plain(estado));
  among('cities', query.city ? [plain(query.city)] : [], ({ cidade }) => plain(cidade));
  if (query.deal) tests.set('deals', dealTest(query.deal));
  const hours = query.endingWithin;
  if (hours !== undefined) tests.set('ending', (offer) => endsWithin(offer, hours, now));
  const { lat, lon, radius } = query;
  if (lat !== undefined && lon !== undefined && radius !== undefined) {
    tests.set('radius', (offer) => (metresTo(offer, lat, lon) ?? Infinity) <= radius * 1000);
  }
  return tests;
}

/** Metres to the nearest vehicle; null without coordinates. */
export function metresTo({ vehicles }: WireOffer, latitude: number, longitude: number): number | null {
  return nearestMetres({ latitude, longitude }, vehicles);
}

/** How an offer can be had. */
export function dealTest(deal: 'buy' | 'bid' | 'proposal'): Test {
  if (deal === 'buy') {
    return ({ valorCompreJa, valorLeilao, hasBid }) => canBuyNow(valorCompreJa, valorLeilao, hasBid);
  }
  if (deal === 'bid') return ({ valorLeilao, status }) => valorLeilao > 0 && status === 'A';
  return ({ doOffer, hasBid }) => doOffer === 'S' && !hasBid;
}

/** Whether an open offer ends within so many hours. */
export function endsWithin({ status, end }: WireOffer, hours: number, now: number): boolean {
  const left = Date.parse(end) - now;
  return status === 'A' && left > 0 && left <= hours * 3_600_000;
}

/** The year by which a vehicle is found. */
export function yearOf({ yearModel, yearManufacture }: WireVehicle): number | null {
  return yearModel ?? yearManufacture;
}

/** Every word in any order, in what is written on the offer (FILT-12, FILT-13). */
function termTest(term: string): Test {
  const words = plain(term)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return ({ title, description, tags, vehicles }) => {
    const named = vehicles.flatMap(({ categoria, model, marca, version }) => [
      categoria,
      model,
      marca,
      version,
    ]);
    const text = plain([title, description.replaceAll(/<[^>]*>/g, ' '), tags, ...named].join(' '));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string | null): string {
  return (text ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function between(start = 0, end = -1): ((value: number) => boolean) | null {
  const range = { start, end };
  return isFullRange(range) ? null : (value) => isInRange(value, range);
}
