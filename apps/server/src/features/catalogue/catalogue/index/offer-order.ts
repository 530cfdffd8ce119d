import type { OfferOrder } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { citiesByDistance } from './distances.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { IndexedOffers } from './offer-index.ts';
import { both, clearBit, hasBit, sizeOf, slotsIn, takeOut, type Bits } from './sets/bits.ts';
import type { Place as Position, SortedColumn } from './sets/sorted-column.ts';

export type { Place as Position } from './sets/sorted-column.ts';

/** The sort key of offers without price when the cheapest come first: they are last in both directions (C-41). */
const noPrice = Number.MAX_SAFE_INTEGER;

/** The part of a list that a page shows. */
export interface PageWanted {
  readonly order: OfferOrder;
  readonly viewer: Viewer;
  readonly origin: Coordinates | null;
  readonly after: Position | null;
  readonly offset: number;
  readonly limit: number;
}

/**
 * The offers of a page in its order; equal ones newest first, whatever the order (`offerComparator` of the domain). Without a place
 * DISTANCIA means newest first (C-55).
 */
export function choosePage(index: IndexedOffers, found: Bits, page: PageWanted): Position[] {
  const wanted = page.offset + page.limit;
  return inOrder(index, found, page, wanted).slice(page.offset, wanted);
}

function inOrder(
  { columns, names }: IndexedOffers,
  found: Bits,
  page: PageWanted,
  wanted: number,
): Position[] {
  const { order, viewer, origin, after } = page;
  const walk = (column: SortedColumn, descending: boolean) =>
    firstOf(columns, column, found, { wanted, descending, after });
  switch (order) {
    case 'MAIOR_PRECO':
      return byPrice(columns, found, { wanted, descending: true, after }, viewer);
    case 'MENOR_PRECO':
      return cheapestFirst(columns, found, { wanted, after }, viewer);
    case 'TERMINA_LOGO':
      return positions(columns, walk(columns.deals.ends, false), (slot) => columns.deals.endAt.at(slot));
    case 'DISTANCIA':
      if (origin !== null) return nearestFirst({ columns, names }, found, { wanted, after }, origin);
      return newestFirst(columns, walk(columns.byCode, true));
    case 'MAIS_ANTIGOS':
      return newestFirst(columns, walk(columns.byCode, false));
    case 'MAIS_RECENTES':
      return newestFirst(columns, walk(columns.byCode, true));
  }
}

interface Taken {
  readonly wanted: number;
  readonly descending: boolean;
  readonly after: Position | null;
}

const newestFirst = (columns: OfferColumns, slots: readonly number[]) =>
  positions(columns, slots, (slot) => columns.code.at(slot));

function positions(
  { code }: OfferColumns,
  slots: readonly number[],
  key: (slot: number) => number,
): Position[] {
  return slots.map((slot) => ({ key: key(slot), code: code.at(slot) }));
}

const fewAtMost = 4096;

/** Walks the order if the result is large, sorts the result if it is small. */
function firstOf(columns: OfferColumns, column: SortedColumn, found: Bits, taken: Taken): number[] {
  const size = sizeOf(found);
  if (size > fewAtMost || size * size > columns.size * taken.wanted)
    return column.walk(found, taken, columns.size);
  return column.pick(slotsIn(found, size), taken);
}

/** By the price shown to the viewer: their own prices, and those of everyone. */
function byPrice(columns: OfferColumns, found: Bits, taken: Taken, { profileCode }: Viewer): Position[] {
  const { deals } = columns;
  const price = deals.priceFor(profileCode);
  const own = deals.own.get(profileCode);
  const whole = (slots: readonly number[]) => positions(columns, slots, price);
  if (!own) return whole(firstOf(columns, deals.prices, found, taken));
  const others = found.slice();
  takeOut(others, own.slots);
  const sign = taken.descending ? -1 : 1;
  return [
    ...whole(firstOf(columns, deals.prices, others, taken)),
    ...whole(firstOf(columns, own.prices, both(found, own.slots), taken)),
  ]
    .sort((one, other) => (one.key - other.key) * sign || other.code - one.code)
    .slice(0, taken.wanted);
}

/** Offers without price come after all others. */
function cheapestFirst(
  columns: OfferColumns,
  found: Bits,
  { wanted, after }: Omit<Taken, 'descending'>,
  viewer: Viewer,
): Position[] {
  const isPriced = after === null || after.key !== noPrice;
  const floor: Position = { key: 0, code: 0 };
  // The position after the last offer without price: offers with a price follow.
  const from = after === null || after.key === 0 ? floor : after;
  const priced = isPriced ? byPrice(columns, found, { wanted, descending: false, after: from }, viewer) : [];
  if (priced.length >= wanted) return priced;
  const last: Position = { key: 0, code: isPriced ? Infinity : (after?.code ?? Infinity) };
  const unpriced = byPrice(
    columns,
    found,
    { wanted: wanted - priced.length, descending: false, after: last },
    viewer,
  )
    .filter(({ key }) => key === 0)
    .map(({ code }) => ({ key: noPrice, code }));
  return [...priced, ...unpriced];
}

/** City by city, nearest first; an offer with several cities counts by the nearest. */
function nearestFirst(
  index: Pick<IndexedOffers, 'columns' | 'names'>,
  found: Bits,
  { wanted, after }: Omit<Taken, 'descending'>,
  origin: Coordinates,
): Position[] {
  const { columns } = index;
  const left = found.slice();
  const page: Position[] = [];
  const add = (metres: number, slots: readonly number[]) => {
    const codes = slots.map((slot) => columns.code.at(slot)).sort((one, other) => other - one);
    for (const code of codes) {
      const isAfter = after === null || metres > after.key || (metres === after.key && code < after.code);
      if (isAfter) page.push({ key: metres, code });
    }
  };
  for (const [metres, cities] of citiesByDistance(index, origin)) {
    if (page.length >= wanted || metres === Infinity) break;
    const here: number[] = [];
    for (const city of cities) {
      for (const slot of columns.values.city.postings[city]?.slots() ?? []) {
        if (!hasBit(left, slot)) continue;
        clearBit(left, slot);
        here.push(slot);
      }
    }
    add(metres, here);
  }
  if (page.length < wanted) add(Infinity, [...slotsIn(left, sizeOf(left))]);
  return page.slice(0, wanted);
}
