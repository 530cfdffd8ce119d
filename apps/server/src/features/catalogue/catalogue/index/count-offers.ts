import type { FacetKey } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { dealBits, endingBits, type Narrowing } from './narrowing.ts';
import type { OfferColumns, ValueKey } from './offer-columns.ts';
import { sizeOf, sizeOfBoth, slotsIn, takeOut, type Bits } from './sets/bits.ts';
import type { NumberColumn } from './sets/number-column.ts';

/** Number of offers of each kind; values by their ids in the columns. */
export interface OfferCounts {
  of(key: ValueKey): Int32Array;
  readonly kinds: { readonly lot: number; readonly vehicle: number };
  readonly deals: { readonly buy: number; readonly bid: number; readonly proposal: number };
  readonly ending: { readonly h24: number; readonly h72: number };
}

const dayMs = 86_400_000;

/** Choices that are ignored when a facet is counted: its own, and the city when states are counted. */
const leftOut = (key: ValueKey): readonly FacetKey[] => (key === 'state' ? ['state', 'city'] : [key]);

/** Counts the result of a filter: each facet as if it had no choice, and only if requested. */
export function countOffers(
  columns: OfferColumns,
  narrowing: Narrowing,
  viewer: Viewer,
  now: number,
): OfferCounts {
  const counter = new Counter(columns, narrowing);
  const without = (key: FacetKey) => narrowing.without(key);
  const [kinds, dealt, ending] = [without('kinds'), without('deal'), without('ending')];
  const lot = sizeOfBoth(kinds, columns.lots);
  const deal = (way: 'buy' | 'bid' | 'proposal') => sizeOfBoth(dealt, dealBits(columns, way, viewer));
  const within = (days: number) => sizeOfBoth(ending, endingBits(columns, now + days * dayMs));
  return {
    of: (key) => counter.of(key),
    kinds: { lot, vehicle: sizeOf(kinds) - lot },
    deals: { buy: deal('buy'), bid: deal('bid'), proposal: deal('proposal') },
    ending: { h24: within(1), h72: within(3) },
  };
}

class Counter {
  readonly #columns: OfferColumns;
  readonly #narrowing: Narrowing;
  /** The result by joint column: all its values are counted at once. */
  readonly #joints = new Map<number, readonly Int32Array[]>();
  /** The slots to count, or those to subtract from the open ones. */
  #listed: Listed | null = null;

  constructor(columns: OfferColumns, narrowing: Narrowing) {
    this.#columns = columns;
    this.#narrowing = narrowing;
  }

  of(key: ValueKey): Int32Array {
    const place = this.#columns.jointOf(key);
    const left = leftOut(key);
    if (!this.#narrowing.isChosen(...left) && place !== null) {
      const counted = this.#joints.get(place.joint) ?? this.#countJoint(place.joint);
      this.#joints.set(place.joint, counted);
      return counted[place.part] ?? new Int32Array(0);
    }
    return this.#countAlone(key, this.#narrowing.without(...left));
  }

  #countJoint(joint: number): readonly Int32Array[] {
    const column = this.#columns.joints[joint];
    if (!column) return [];
    this.#listed ??= listed(this.#columns, this.#narrowing.found, this.#narrowing.size);
    return column.spread(
      countCells(column.cells, column.size, this.#listed, this.#columns.open.counts(joint)),
    );
  }

  /** Counts one facet: by the sets of its values if that is less work, else by the offers. */
  #countAlone(key: ValueKey, found: Bits): Int32Array {
    const column = this.#columns.values[key];
    const size = sizeOf(found);
    const open = this.#columns.open.size;
    const place = this.#columns.jointOf(key);
    const bySlots = place === null ? size : Math.min(size, open - size);
    const bySets = column.postings.reduce((sum, { cost }) => sum + cost, 0);
    if (bySets < bySlots) return Int32Array.from(column.postings, (posting) => posting.sizeIn(found));
    if (place === null) {
      const slots: Listed = { slots: slotsIn(found, size), isRest: false };
      return column.spread(countCells(column.cells, column.combinations.length, slots, new Int32Array(0)));
    }
    const joint = this.#columns.joints[place.joint];
    if (!joint) return new Int32Array(0);
    const slots = listed(this.#columns, found, size);
    const counts = countCells(joint.cells, joint.size, slots, this.#columns.open.counts(place.joint));
    return joint.spread(counts)[place.part] ?? new Int32Array(0);
  }
}

interface Listed {
  readonly slots: Int32Array;
  /** The slots are the open ones outside the result. */
  readonly isRest: boolean;
}

/** The shorter of the two: the result, or the rest of the open ones. */
function listed({ open }: OfferColumns, found: Bits, size: number): Listed {
  if (size * 2 <= open.size) return { slots: slotsIn(found, size), isRest: false };
  const rest = open.bits.slice(0, found.length);
  takeOut(rest, found);
  return { slots: slotsIn(rest, open.size - size), isRest: true };
}

function countCells(
  { cells }: NumberColumn<Uint32Array>,
  length: number,
  { slots, isRest }: Listed,
  open: Int32Array,
): Int32Array {
  const counts = new Int32Array(length);
  if (!isRest) {
    for (const slot of slots) counts[cells[slot] ?? 0] = (counts[cells[slot] ?? 0] ?? 0) + 1;
    return counts;
  }
  counts.set(open.subarray(0, length));
  for (const slot of slots) counts[cells[slot] ?? 0] = (counts[cells[slot] ?? 0] ?? 0) - 1;
  return counts;
}
