import {
  clearBit,
  hasBit,
  noBits,
  setBit,
  sizeOfBoth,
  slotsIn,
  both,
  wordsFor,
  withRoom,
  type Bits,
} from './sets/bits.ts';
import type { ItemsReader, ItemsWriter } from './snapshot/snapshot-items.ts';
import type { DealColumns } from './deal-columns.ts';
import type { JointColumn } from './sets/joint-column.ts';

/** Maximum delay of a query in milliseconds: callers may have waited. */
const lateMs = 1000;

/**
 * The open offers, and how many of them there are of each kind, which nearly every list starts with. Updated as offers are added, change
 * and end, so that nothing has to be counted again.
 */
export class OpenOffers {
  readonly #deals: DealColumns;
  readonly #joints: readonly JointColumn[];
  #bits = noBits(32);
  #size = 0;
  readonly #counts: Int32Array[];
  /** Slots that are published later than `#at`. */
  readonly #later = new Set<number>();
  #at = -Infinity;
  /** Nothing starts or ends before. */
  #until = -Infinity;

  constructor(deals: DealColumns, joints: readonly JointColumn[]) {
    this.#deals = deals;
    this.#joints = joints;
    this.#counts = joints.map(() => new Int32Array(64));
  }

  /** The open ones at an instant; `all` is the number of slots in use. */
  at(now: number, all: number): Bits {
    this.#bits = withRoom(this.#bits, all);
    if (now < this.#at - lateMs) this.#startAnew(now, all);
    else if (now >= this.#until) this.#advance(now, all);
    return this.#bits.subarray(0, wordsFor(all));
  }

  /** As they are now. */
  get bits(): Bits {
    return this.#bits;
  }

  /** How many there are. */
  get size(): number {
    return this.#size;
  }

  /** Number of offers for each combination of a joint column. */
  counts(joint: number): Int32Array {
    return this.#counts[joint] ?? new Int32Array(0);
  }

  /** An offer was added, or its instants have changed. */
  put(slot: number): void {
    this.#bits = withRoom(this.#bits, slot + 1);
    const publishedAt = this.#deals.publishedAt.at(slot);
    const endAt = this.#deals.endAt.at(slot);
    if (publishedAt > this.#at) this.#later.add(slot);
    else this.#later.delete(slot);
    const isOpen = publishedAt <= this.#at && endAt > this.#at;
    if (isOpen !== hasBit(this.#bits, slot)) this.#change(slot, isOpen);
    if (endAt > this.#at) this.#until = Math.min(this.#until, publishedAt > this.#at ? publishedAt : endAt);
  }

  /** A slot is empty. */
  drop(slot: number): void {
    this.#later.delete(slot);
    if (hasBit(this.#bits, slot)) this.#change(slot, false);
  }

  write(to: ItemsWriter): void {
    to.put(this.#bits);
    to.put(Float64Array.of(this.#size, this.#at, this.#until));
    for (const counts of this.#counts) to.put(counts);
    to.putAll(this.#later);
  }

  read(from: ItemsReader): void {
    this.#bits = from.takeAll();
    [this.#size = 0, this.#at = -Infinity, this.#until = -Infinity] = new Float64Array(from.take());
    for (const place of this.#counts.keys()) this.#counts[place] = from.takeAll();
    for (const slot of from.takeAll()) this.#later.add(slot);
  }

  #change(slot: number, isOpen: boolean): void {
    if (isOpen) setBit(this.#bits, slot);
    else clearBit(this.#bits, slot);
    const by = isOpen ? 1 : -1;
    this.#size += by;
    for (const [place, { cells, size }] of this.#joints.entries()) {
      let counts = this.#counts[place] ?? new Int32Array(64);
      if (counts.length < size) {
        const longer = new Int32Array(size * 2);
        longer.set(counts);
        this.#counts[place] = counts = longer;
      }
      const meeting = cells.at(slot);
      counts[meeting] = (counts[meeting] ?? 0) + by;
    }
  }

  #advance(now: number, all: number): void {
    const ended = both(this.#bits, this.#deals.ends.between(-Infinity, afterwards(now), all));
    for (const slot of slotsIn(ended, sizeOfBoth(ended, ended))) this.#change(slot, false);
    this.#at = now;
    for (const slot of this.#later) {
      if (this.#deals.publishedAt.at(slot) > now) continue;
      this.#later.delete(slot);
      if (this.#deals.endAt.at(slot) > now) this.#change(slot, true);
    }
    this.#setUntil(all);
  }

  /** The clock was set back. */
  #startAnew(now: number, all: number): void {
    for (const slot of slotsIn(this.#bits, this.#size)) this.#change(slot, false);
    this.#later.clear();
    this.#at = now;
    const running = this.#deals.ends.between(now, Infinity, all);
    for (const slot of slotsIn(running, sizeOfBoth(running, running))) this.put(slot);
    this.#setUntil(all);
  }

  #setUntil(all: number): void {
    const [next] = this.#deals.ends.walk(this.#bits, { wanted: 1, descending: false, after: null }, all);
    this.#until = next === undefined ? Infinity : this.#deals.endAt.at(next);
    for (const slot of this.#later) this.#until = Math.min(this.#until, this.#deals.publishedAt.at(slot));
  }
}

/** Bounds are excluded. */
const afterwards = (instant: number) => instant + 0.5;
