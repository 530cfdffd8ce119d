import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import type { NamesByCode } from '../saving/names-by-code.ts';
import type { IndexedOffers } from './offer-index.ts';
import type { ValueColumn } from './sets/value-column.ts';

type Places = Pick<IndexedOffers, 'columns' | 'names'>;

/** Maximum of places with cached distances: a user pages through the list from one place. */
const placesAtMost = 50;
const cached = new WeakMap<ValueColumn, BoundedMap<string, Distances>>();

interface Distances {
  readonly names: NamesByCode;
  readonly metres: Float64Array;
}

/** Metres from a place to each city with offers, by the city's id. */
function metresToCities({ columns, names }: Places, origin: Coordinates): Float64Array {
  const key = `${origin.latitude} ${origin.longitude}`;
  const { city } = columns.values;
  const { values } = city;
  const ofCities = cached.get(city) ?? new BoundedMap<string, Distances>(placesAtMost);
  cached.set(city, ofCities);
  const known = ofCities.get(key);
  if (known && known.names === names && known.metres.length === values.length) return known.metres;
  const metres = Float64Array.from(values, (code) => names.distance(origin, Number(code)));
  ofCities.set(key, { names, metres });
  return metres;
}

/** Ids of the cities within so many metres. */
export function citiesWithin(places: Places, origin: Coordinates, radius: number): number[] {
  return [...metresToCities(places, origin).entries()].flatMap(([id, metres]) =>
    metres <= radius ? [id] : [],
  );
}

/** Cities grouped by equal distance, to the metre; nearest first, unknown places last. */
export function citiesByDistance(
  places: Places,
  origin: Coordinates,
): (readonly [number, readonly number[]])[] {
  const metres = metresToCities(places, origin);
  const rings = Map.groupBy(metres.keys(), (id) => Math.round(metres[id] ?? Infinity));
  return [...rings].toSorted(([one], [other]) => (one === other ? 0 : one < other ? -1 : 1));
}
