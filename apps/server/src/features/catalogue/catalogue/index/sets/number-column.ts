const firstCapacity = 1024;

/** One number per slot. Access `cells` directly only in loops over many slots. */
export class NumberColumn<Cells extends Float64Array | Int32Array | Uint32Array = Float64Array> {
  cells: Cells;
  readonly #make: (length: number) => Cells;

  constructor(make: (length: number) => Cells) {
    this.#make = make;
    this.cells = make(firstCapacity);
  }

  set(slot: number, value: number): void {
    if (slot >= this.cells.length) {
      const longer = this.#make(Math.max(this.cells.length * 2, slot + 1));
      longer.set(this.cells);
      this.cells = longer;
    }
    this.cells[slot] = value;
  }

  at(slot: number): number {
    return this.cells[slot] ?? 0;
  }
}

/** For money, instants and codes. */
export const wideColumn = () => new NumberColumn((length) => new Float64Array(length));
/** For numbers of things. */
export const idColumn = () => new NumberColumn((length) => new Uint32Array(length));
/** For negative integers too. */
export const signedColumn = () => new NumberColumn((length) => new Int32Array(length));
