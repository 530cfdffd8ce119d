import type { Centavos } from '../../money/centavos.ts';

/** The orders of lists: five of the specification (B§4) and "ending soon". */
export type OfferOrder =
  | 'MAIS_RECENTES'
  | 'MAIS_ANTIGOS'
  | 'MAIOR_PRECO'
  | 'MENOR_PRECO'
  | 'DISTANCIA'
  | 'TERMINA_LOGO';

/** The default order. */
export const DEFAULT_ORDER: OfferOrder = 'MAIS_RECENTES';

/**
 * The facts of an offer that decide its place in a list: price in centavos (0 none), distance in metres (null unknown), end in epoch
 * milliseconds.
 */
export type SortableOffer = {
  readonly code: number;
  readonly price: Centavos;
  readonly distance: number | null;
  readonly end: number;
};

type Comparator = (one: SortableOffer, other: SortableOffer) => number;

const newestFirst: Comparator = (one, other) => other.code - one.code;

/**
 * Compares two offers for an order (B§4, C-41, C-54, C-55). Codes compare as numbers; offers without price come last in MENOR_PRECO, without
 * coordinates last in DISTANCIA; equal ones newest first.
 */
export function offerComparator(order: OfferOrder): Comparator {
  switch (order) {
    case 'MAIS_RECENTES':
      return newestFirst;
    case 'MAIS_ANTIGOS':
      return (one, other) => one.code - other.code;
    case 'MAIOR_PRECO':
      return orElse((one, other) => other.price - one.price, newestFirst);
    case 'MENOR_PRECO':
      return orElse(
        absentLast((offer) => (offer.price > 0 ? offer.price : null)),
        newestFirst,
      );
    case 'DISTANCIA':
      return orElse(
        absentLast((offer) => offer.distance),
        newestFirst,
      );
    case 'TERMINA_LOGO':
      return orElse((one, other) => one.end - other.end, newestFirst);
  }
}

function absentLast(key: (offer: SortableOffer) => number | null): Comparator {
  return (one, other) => {
    const [left, right] = [key(one), key(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return left - right;
  };
}

function orElse(first: Comparator, second: Comparator): Comparator {
  return (one, other) => first(one, other) || second(one, other);
}
