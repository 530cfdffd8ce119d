import { signedColumn } from './number-column.ts';

const none = -1;

/** Whole numbers from 0 up of each slot: one of its own in the cell, several of them (cell: `none - 1 - place`) in `#lists`. */
export class ListColumn {
  readonly cells = signedColumn();
  readonly #lists: (readonly number[])[] = [];

  /** Says what a slot that had nothing yet has. */
  put(slot: number, numbers: readonly number[]): void {
    const [only = none] = numbers;
    this.cells.set(slot, numbers.length > 1 ? none - this.#lists.push(numbers) : only);
  }

  /** The one number of a slot; NaN where it has none or several. */
  one(slot: number): number {
    const cell = this.cells.at(slot);
    return cell >= 0 ? cell : NaN;
  }

  /** The numbers of a slot that has several. */
  several(slot: number): readonly number[] {
    const cell = this.cells.at(slot);
    return cell < none ? (this.#lists[none - 1 - cell] ?? []) : [];
  }
}
