import type { OfferOrder } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import type { IndexedOffers } from './offer-index.ts';
import { metresFrom } from './offer-tests.ts';

/** A place in an order: of an offer, or where the page before ended. */
export interface Position {
  /** Centavos, epoch milliseconds, metres or the code, by the order. */
  readonly key: number;
  readonly code: number;
}

/** How a list is sorted: an offer's key first, its code among equals, both in one direction. */
interface Sorting {
  readonly key: (slot: number) => number;
  readonly descending: boolean;
}

/** Offers without price come last in both directions (C-41). */
function sortingOf(
  index: IndexedOffers,
  order: OfferOrder,
  viewer: Viewer,
  origin: Coordinates | null,
): Sorting {
  const { columns } = index;
  const code = (slot: number) => columns.code.at(slot);
  const price = columns.priceFor(viewer.profileCode);
  switch (order) {
    case 'MAIOR_PRECO':
      return { key: price, descending: true };
    case 'MENOR_PRECO':
      return { key: (slot) => price(slot) || Number.MAX_SAFE_INTEGER, descending: false };
    case 'TERMINA_LOGO':
      return { key: (slot) => columns.endAt.at(slot), descending: false };
    case 'DISTANCIA': {
      if (origin === null) return { key: code, descending: true };
      const metres = metresFrom(index, origin);
      return { key: (slot) => Math.round(metres(slot)), descending: false };
    }
    case 'MAIS_ANTIGOS':
      return { key: code, descending: false };
    case 'MAIS_RECENTES':
      return { key: code, descending: true };
  }
}

/** Places up to which keeping a short sorted list is quicker than sorting everything. */
const shortList = 400;

/** The part of the found offers that a page shows, in its order. Without a place DISTANCIA is the newest first (C-55). */
export function choosePage(
  index: IndexedOffers,
  found: Int32Array,
  page: {
    readonly order: OfferOrder;
    readonly viewer: Viewer;
    readonly origin: Coordinates | null;
    readonly after: Position | null;
    readonly offset: number;
    readonly limit: number;
  },
): Position[] {
  const { key, descending } = sortingOf(index, page.order, page.viewer, page.origin);
  const sign = descending ? -1 : 1;
  const compare = (one: Position, other: Position) =>
    (one.key === other.key ? one.code - other.code : one.key - other.key) * sign;
  const wanted = page.offset + page.limit;
  const short = wanted <= shortList;
  const best: Position[] = [];
  // Codes mostly rise with the slots: the newest first are found from behind.
  for (let at = 0; at < found.length; at += 1) {
    const slot = found[descending ? found.length - 1 - at : at] ?? 0;
    const own = key(slot);
    const worst = short && best.length === wanted ? best.at(-1) : undefined;
    if (worst && (own - worst.key) * sign > 0) continue;
    const position = { key: own, code: index.columns.code.at(slot) };
    if (page.after && compare(position, page.after) <= 0) continue;
    if (!short) best.push(position);
    else insert(best, position, compare, wanted);
  }
  if (!short) best.sort(compare);
  return best.slice(page.offset, wanted);
}

function insert(
  best: Position[],
  position: Position,
  compare: (one: Position, other: Position) => number,
  length: number,
): void {
  let low = 0;
  let high = best.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = best[middle];
    if (other && compare(other, position) < 0) low = middle + 1;
    else high = middle;
  }
  if (low >= length) return;
  best.splice(low, 0, position);
  if (best.length > length) best.pop();
}
