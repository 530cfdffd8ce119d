/** A set of slots as bits: slot 0 is the lowest bit of the first word. Loops over whole sets dominate the cost of every list. */
export type Bits = Int32Array;

/** Factor by which a full set grows. */
const growth = 9 / 8;

/** Number of words of a set with room for so many slots. */
export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

/** An empty set with room for so many slots. */
export const noBits = (slots: number): Bits => new Int32Array(wordsFor(slots));

/** Puts a slot into a set. */
export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

/** Removes a slot from a set. */
export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Whether a slot is in a set. */
export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** The same set with room for more slots. */
export function withRoom(bits: Bits, slots: number): Bits {
  if (wordsFor(slots) <= bits.length) return bits;
  const wider = new Int32Array(Math.max(wordsFor(slots), Math.ceil(bits.length * growth), 32));
  wider.set(bits);
  return wider;
}

/** Intersection, as long as `one`. */
export function both(one: Bits, other: Bits): Bits {
  const met = new Int32Array(one.length);
  const shared = Math.min(one.length, other.length);
  for (let at = 0; at < shared; at += 1) met[at] = (one[at] ?? 0) & (other[at] ?? 0);
  return met;
}

/** Removes from `bits` what is not in the other. */
export function keepOnly(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Removes from `bits` what is in the other. */
export function takeOut(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length);
  for (let at = 0; at < shared; at += 1) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0);
}

/** Adds the other to `bits`. */
export function addAll(bits: Bits, other: Bits): void {
  const shared = Math.min(bits.length, other.length);
  for (let at = 0; at < shared; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many slots are in a set. */
export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let at = 0; at < bits.length; at += 1) size += bitsIn(bits[at] ?? 0);
  return size;
}

/** How many slots are in both. */
export function sizeOfBoth(one: Bits, other: Bits): number {
  const shared = Math.min(one.length, other.length);
  let size = 0;
  for (let at = 0; at < shared; at += 1) {
    const word = (one[at] ?? 0) & (other[at] ?? 0);
    if (word !== 0) size += bitsIn(word);
  }
  return size;
}

/** The slots of a set in ascending order; `size` is their number. */
export function slotsIn(bits: Bits, size: number): Int32Array {
  const slots = new Int32Array(size);
  let place = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] ?? 0;
    const first = at << 5;
    while (word !== 0) {
      slots[place++] = first + 31 - Math.clz32(word & -word);
      word &= word - 1;
    }
  }
  return slots;
}
