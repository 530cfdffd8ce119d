import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { clearBit, hasBit, noBits, setBit, takeOut, withRoom, type Bits } from './bits.ts';
import { emptyOrder, firstAt, mergeOrders, sortSlots, type SlotOrder } from './sort-slots.ts';

/** Cached sets for prefixes of an order: a range is one of them, corrected by at most half a step. */
const marksAtMost = 32;
const smallestStep = 512;
/** Share of out-of-order slots at which the column is sorted again. */
const movedShare = 1 / 64;
const movedAtLeast = 1024;

/** What a column sorts by. */
export interface SortKeys {
  /** NaN: the slot has none, or several. */
  readonly key: (slot: number) => number;
  /** The numbers of a slot with several. */
  readonly several?: (slot: number) => readonly number[];
  readonly code: (slot: number) => number;
}

/** A position in an order: of an offer, or where a page ended. */
export interface Place {
  readonly key: number;
  readonly code: number;
}

/** How a page is taken from an order. */
export interface Taken {
  readonly wanted: number;
  readonly descending: boolean;
  readonly after: Place | null;
}

/**
 * Slots by their number. Those added or changed since the last sort are `moved`: they are few, and checked one by one. Slots with several
 * numbers are kept separately, because any of these may bring them into a range.
 */
export class SortedColumn {
  readonly #by: SortKeys;
  #order: SlotOrder = emptyOrder;
  #several: { readonly slot: number; readonly key: number }[] = [];
  #marks: Bits[] | null = null;
  #moved: number[] = [];
  #movedBits = noBits(0);

  constructor(by: SortKeys) {
    this.#by = by;
  }

  /** The number of a slot was added, changed or removed. */
  touch(slot: number): void {
    this.#movedBits = withRoom(this.#movedBits, slot + 1);
    if (hasBit(this.#movedBits, slot)) return;
    setBit(this.#movedBits, slot);
    this.#moved.push(slot);
  }

  /** Slots with a number strictly between the bounds; `all` is the number of slots in use. */
  between(above: number, below: number, all: number): Bits {
    this.#settle(all);
    const bits = this.#upTo(firstAt(this.#order.keys, below, false), all);
    if (above !== -Infinity) takeOut(bits, this.#upTo(firstAt(this.#order.keys, above, true), all));
    const isInside = (key: number) => key > above && key < below;
    for (const { slot, key } of this.#several) if (isInside(key)) setBit(bits, slot);
    takeOut(bits, this.#movedBits);
    for (const slot of this.#moved) {
      if (isInside(this.#by.key(slot)) || this.#by.several?.(slot).some(isInside)) setBit(bits, slot);
    }
    return bits;
  }

  /** The first slots of a set in the order of their numbers, walking the order: for large sets. */
  walk(found: Bits, taken: Taken, all: number): number[] {
    this.#settle(all);
    const { wanted, descending, after } = taken;
    const { slots } = this.#order;
    const first: number[] = [];
    const take = (slot: number) => {
      if (hasBit(found, slot) && !hasBit(this.#movedBits, slot) && this.#isAfter(slot, taken))
        first.push(slot);
    };
    if (!descending) {
      const start = after === null ? 0 : firstAt(this.#order.keys, after.key, false);
      for (let at = start; at < slots.length && first.length < wanted; at += 1) take(slots[at] ?? 0);
    } else {
      let to = after === null ? slots.length : firstAt(this.#order.keys, after.key, true);
      while (to > 0 && first.length < wanted) {
        const from = this.#beginOfEquals(to - 1);
        for (let at = from; at < to && first.length < wanted; at += 1) take(slots[at] ?? 0);
        to = from;
      }
    }
    const moved = this.#moved.filter((slot) => hasBit(found, slot) && this.#isAfter(slot, taken));
    if (moved.length === 0) return first;
    return [...first, ...moved].sort((one, other) => this.compare(one, other, descending)).slice(0, wanted);
  }

  /** The first of some slots in the order of their numbers: for small sets. */
  pick(slots: Iterable<number>, taken: Taken): number[] {
    const { wanted, descending } = taken;
    const best: number[] = [];
    for (const slot of slots) {
      const worst = best.length === wanted ? best.at(-1) : undefined;
      if (worst !== undefined && this.compare(slot, worst, descending) > 0) continue;
      if (!this.#isAfter(slot, taken)) continue;
      let [low, high] = [0, best.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (this.compare(best[middle] ?? 0, slot, descending) < 0) low = middle + 1;
        else high = middle;
      }
      best.splice(low, 0, slot);
      if (best.length > wanted) best.pop();
    }
    return best;
  }

  /** Compares two slots: by the number, the higher code first among equals. */
  compare(one: number, other: number, descending: boolean): number {
    const [left, right] = [this.#by.key(one), this.#by.key(other)];
    if (left !== right) return left < right === descending ? 1 : -1;
    return this.#by.code(other) - this.#by.code(one);
  }

  write(to: ItemsWriter): void {
    to.put(this.#order.slots);
    to.put(this.#order.keys);
    to.putAll(this.#several.map(({ slot }) => slot));
    to.put(Float64Array.from(this.#several, ({ key }) => key));
    to.putAll(this.#moved);
  }

  /** Into a column that nothing has touched. */
  read(from: ItemsReader): void {
    this.#order = { slots: from.takeAll(), keys: new Float64Array(from.take()) };
    const slots = from.takeAll();
    const keys = new Float64Array(from.take());
    this.#several = Array.from(slots, (slot, at) => ({ slot, key: keys[at] ?? NaN }));
    for (const slot of from.takeAll()) this.touch(slot);
  }

  #isAfter(slot: number, { after, descending }: Taken): boolean {
    if (after === null) return true;
    const key = this.#by.key(slot);
    if (key !== after.key) return key > after.key !== descending;
    return this.#by.code(slot) < after.code;
  }

  /** The first position with the number of a position. */
  #beginOfEquals(place: number): number {
    const { keys } = this.#order;
    let from = place;
    while (from > 0 && keys[from - 1] === keys[place]) from -= 1;
    return from;
  }

  /** The first `place` slots of the order. */
  #upTo(place: number, all: number): Bits {
    const { slots } = this.#order;
    const step = Math.max(smallestStep, Math.ceil(slots.length / marksAtMost));
    this.#marks ??= marksOf(slots, step, all);
    const mark = Math.min(this.#marks.length - 1, Math.round(place / step));
    const bits = noBits(all);
    bits.set(this.#marks[mark] ?? []);
    const from = Math.min(mark * step, slots.length);
    for (let at = from; at < place; at += 1) setBit(bits, slots[at] ?? 0);
    for (let at = place; at < from; at += 1) clearBit(bits, slots[at] ?? 0);
    return bits;
  }

  /** Merges the moved slots once there are many. */
  #settle(all: number): void {
    if (this.#moved.length <= Math.max(movedAtLeast, this.#order.slots.length * movedShare)) return;
    const { key, code, several } = this.#by;
    const isMoved = (slot: number) => hasBit(this.#movedBits, slot);
    const single = this.#moved.filter((slot) => !Number.isNaN(key(slot)));
    this.#order = mergeOrders(this.#order, sortSlots(single, key, code), isMoved, code);
    this.#several = this.#several.filter(({ slot }) => !isMoved(slot));
    if (several) {
      for (const slot of this.#moved) for (const own of several(slot)) this.#several.push({ slot, key: own });
    }
    this.#marks = null;
    this.#moved = [];
    this.#movedBits = noBits(all);
  }
}

/** The sets of the first `step`, `2 * step` … slots of an order, and of all. */
function marksOf(slots: Int32Array, step: number, all: number): Bits[] {
  const marks: Bits[] = [];
  const running = noBits(all);
  for (const [at, slot] of slots.entries()) {
    if (at % step === 0) marks.push(running.slice());
    setBit(running, slot);
  }
  return [...marks, running];
}
