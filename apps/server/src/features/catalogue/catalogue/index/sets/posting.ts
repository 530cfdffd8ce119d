import { addAll, hasBit, setBit, sizeOfBoth, slotsIn, withRoom, type Bits } from './bits.ts';

/** A set is stored as a bitset once more than one in this many slots belongs to it: then bits are shorter. */
const sparseBelow = 32;
const fewest = 64;
/** Factor by which a full list of slots grows. */
const growth = 9 / 8;

/** The slots with a value. Slots are only added: an offer whose description changes gets a new slot. */
export class Posting {
  #slots = new Int32Array(2);
  #size = 0;
  #bits: Bits | null = null;

  /** So many slots were added. */
  get size(): number {
    return this.#size;
  }

  /** Adds a new slot; `all` is the number of slots in use. */
  add(slot: number, all: number): void {
    this.#size += 1;
    if (this.#bits === null && this.#size > fewest && this.#size * sparseBelow > all) this.#toBits(all);
    if (this.#bits !== null) {
      this.#bits = withRoom(this.#bits, slot + 1);
      setBit(this.#bits, slot);
      return;
    }
    if (this.#size > this.#slots.length) {
      const longer = new Int32Array(Math.ceil(this.#slots.length * growth) + 2);
      longer.set(this.#slots);
      this.#slots = longer;
    }
    this.#slots[this.#size - 1] = slot;
  }

  /** Adds all of them to a set with enough room. */
  addTo(bits: Bits): void {
    if (this.#bits !== null) return addAll(bits, this.#bits);
    for (let at = 0; at < this.#size; at += 1) setBit(bits, this.#slots[at] ?? 0);
  }

  /** How many of them are in a set. */
  sizeIn(bits: Bits): number {
    if (this.#bits !== null) return sizeOfBoth(this.#bits, bits);
    let size = 0;
    for (let at = 0; at < this.#size; at += 1) if (hasBit(bits, this.#slots[at] ?? 0)) size += 1;
    return size;
  }

  /** Words or slots that counting has to visit. */
  get cost(): number {
    return this.#bits?.length ?? this.#size;
  }

  /** Its slots, in any order. */
  slots(): Int32Array {
    return this.#bits === null ? this.#slots.subarray(0, this.#size) : slotsIn(this.#bits, this.#size);
  }

  /** Its slots as they are stored here: a number for each, or bits. */
  get stored(): { readonly size: number; readonly isBits: boolean; readonly numbers: Int32Array } {
    const isBits = this.#bits !== null;
    return { size: this.#size, isBits, numbers: this.#bits ?? this.#slots.subarray(0, this.#size) };
  }

  /** A posting of what is `stored`, which is copied. */
  static of({ size, isBits, numbers }: Posting['stored']): Posting {
    const posting = new Posting();
    posting.#size = size;
    posting.#slots = isBits ? new Int32Array(0) : numbers.slice();
    posting.#bits = isBits ? numbers.slice() : null;
    return posting;
  }

  #toBits(all: number): void {
    const bits = withRoom(new Int32Array(0), all);
    for (const slot of this.#slots.subarray(0, this.#size - 1)) setBit(bits, slot);
    this.#bits = bits;
    this.#slots = new Int32Array(0);
  }
}
