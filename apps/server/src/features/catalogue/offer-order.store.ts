import type { OfferOrder } from '@patio/contract/catalogue/list-offers.ts';
import type { SqlText } from '../../platform/db/sql-text.ts';
import { priceJoin, shownPrice, type Viewer } from './offer-conditions.store.ts';

/** A place on earth, in degrees. */
export interface Origin {
  readonly latitude: number;
  readonly longitude: number;
}

/** How a list is sorted: an offer's key first, its code among equals. */
export interface Sorting {
  /** Where the key comes from, beside `offer o`. */
  readonly joins: string;
  readonly key: string;
  readonly direction: 'asc' | 'desc';
  /** The key is the code. */
  readonly byCode: boolean;
  readonly keyType: 'bigint' | 'timestamptz' | 'float8';
}

/** Distances in whole metres; an offer without place comes last (C-55). */
const farthest = `'Infinity'::float8`;

/** Newest first without a place to measure from (C-55). */
export function sortingOf(order: OfferOrder, sql: SqlText, viewer: Viewer, origin: Origin | null): Sorting {
  switch (order) {
    case 'MAIOR_PRECO':
      return {
        joins: priceJoin(sql, viewer),
        key: shownPrice(viewer),
        direction: 'desc',
        byCode: false,
        keyType: 'bigint',
      };
    case 'MENOR_PRECO':
      return {
        joins: priceJoin(sql, viewer),
        key: `price_rank(${shownPrice(viewer)})`,
        direction: 'asc',
        byCode: false,
        keyType: 'bigint',
      };
    case 'TERMINA_LOGO':
      return {
        joins: 'join auction ends on ends.offer_code = o.code and ends.open',
        key: 'ends.end_at',
        direction: 'asc',
        byCode: false,
        keyType: 'timestamptz',
      };
    case 'DISTANCIA':
      return origin === null ? byCode('desc') : byDistance(sql, origin);
    case 'MAIS_ANTIGOS':
      return byCode('asc');
    case 'MAIS_RECENTES':
      return byCode('desc');
  }
}

function byCode(direction: 'asc' | 'desc'): Sorting {
  return { joins: '', key: 'o.code', direction, byCode: true, keyType: 'bigint' };
}

/** One of the vehicles is in one of the `count` cities nearest to the origin: nothing outside them comes before what is inside. */
export function isNear(sql: SqlText, { latitude, longitude }: Origin, count: number): string {
  const from = `${sql.add(latitude)}::float8, ${sql.add(longitude)}::float8`;
  return `o.city_codes && array(select code from city
    order by distance_metres(${from}, latitude, longitude) limit ${sql.add(count)})`;
}

/** The nearest vehicle of a lot counts. Distances are measured once per city, not once per offer. */
function byDistance(sql: SqlText, { latitude, longitude }: Origin): Sorting {
  const from = `${sql.add(latitude)}::float8, ${sql.add(longitude)}::float8`;
  const metres = `round(distance_metres(${from}, latitude, longitude))`;
  return {
    joins: `left join (select code, ${metres} as metres from city offset 0) nearby on nearby.code = o.city_codes[1]`,
    key: `case when cardinality(o.city_codes) < 2 then coalesce(nearby.metres, ${farthest})
      else (select min(${metres}) from city where code = any(o.city_codes)) end`,
    direction: 'asc',
    byCode: false,
    keyType: 'float8',
  };
}
