const firstCapacity = 2048;

/**
 * Finds the slot of a code: a hash table of slots, four bytes an entry, whose codes stand in a column of their own. Entries are never taken out:
 * a slot whose code is another one by now is passed over, and left behind when the table grows.
 */
export class SlotTable {
  /** A slot and one; 0: nothing. At most half of the places are taken. */
  #places = new Int32Array(firstCapacity);
  #taken = 0;
  readonly #code: (slot: number) => number;

  /** `code`: of a slot; 0: nothing is in it. */
  constructor(code: (slot: number) => number) {
    this.#code = code;
  }

  /** Undefined: no slot has it. */
  find(code: number): number | undefined {
    if (code === 0) return undefined;
    for (let place = this.#firstFor(code); ; place = this.#after(place)) {
      const slot = (this.#places[place] ?? 0) - 1;
      if (slot === -1) return undefined;
      if (this.#code(slot) === code) return slot;
    }
  }

  /** Adds a slot that has its code already, which no other slot has. */
  add(slot: number): void {
    if (this.#taken * 2 >= this.#places.length) this.#grow();
    this.#put(slot);
  }

  /** Adds all slots from 0 on that have a code, to a table that is empty. */
  addAll(slots: number): void {
    let capacity = firstCapacity;
    while (capacity < slots * 2) capacity *= 2;
    this.#places = new Int32Array(capacity);
    for (let slot = 0; slot < slots; slot += 1) if (this.#code(slot) !== 0) this.#put(slot);
  }

  #put(slot: number): void {
    let place = this.#firstFor(this.#code(slot));
    while (this.#places[place] !== 0) place = this.#after(place);
    this.#places[place] = slot + 1;
    this.#taken += 1;
  }

  #grow(): void {
    const kept = this.#places.filter((entry) => entry !== 0 && this.#code(entry - 1) !== 0);
    const isFull = kept.length * 4 > this.#places.length;
    this.#places = new Int32Array(this.#places.length * (isFull ? 2 : 1));
    this.#taken = 0;
    for (const entry of kept) this.#put(entry - 1);
  }

  /** Codes often follow one another, in steps: their bits are mixed. */
  #firstFor(code: number): number {
    const mixed = Math.imul(code ^ (code / 2 ** 32), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & (this.#places.length - 1);
  }

  #after(place: number): number {
    return (place + 1) & (this.#places.length - 1);
  }
}
