import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';

const firstCapacity = 1024;
/** Factor by which a full column grows: small, so that little memory is unused. */
const growth = 9 / 8;

/** One number per slot. Access `cells` directly only in loops over many slots. */
export class NumberColumn<Cells extends Float64Array | Int32Array | Uint32Array = Float64Array> {
  cells: Cells;
  readonly #over: (bytes: ArrayBuffer) => Cells;

  /** `over` views bytes as cells. */
  constructor(over: (bytes: ArrayBuffer) => Cells) {
    this.#over = over;
    this.cells = over(new ArrayBuffer(firstCapacity * 8));
  }

  set(slot: number, value: number): void {
    if (slot >= this.cells.length) {
      const length = Math.max(Math.ceil(this.cells.length * growth), slot + 1);
      const longer = this.#over(new ArrayBuffer(length * this.cells.BYTES_PER_ELEMENT));
      longer.set(this.cells);
      this.cells = longer;
    }
    this.cells[slot] = value;
  }

  /** Sets the first `size` slots of an empty column. */
  fill(size: number, value: number): void {
    this.cells = this.#over(new ArrayBuffer(size * this.cells.BYTES_PER_ELEMENT));
    this.cells.fill(value);
  }

  at(slot: number): number {
    return this.cells[slot] ?? 0;
  }

  /** Writes the cells of the first `size` slots. */
  write(to: ItemsWriter, size: number): void {
    to.put(this.cells, size);
  }

  read(from: ItemsReader): void {
    this.cells = this.#over(from.take());
  }
}

/** For money, instants and codes. */
export const wideColumn = () => new NumberColumn((bytes) => new Float64Array(bytes));
/** For numbers of things. */
export const idColumn = () => new NumberColumn((bytes) => new Uint32Array(bytes));
/** For negative integers too. */
export const signedColumn = () => new NumberColumn((bytes) => new Int32Array(bytes));
