import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { signedColumn } from './number-column.ts';

const none = -1;

/** Non-negative integers of each slot: a single one in the cell, several (cell: `none - 1 - place`) in `#lists`. */
export class ListColumn {
  readonly cells = signedColumn();
  #lists: (readonly number[])[] = [];

  /** Sets the values of an empty slot. */
  put(slot: number, numbers: readonly number[]): void {
    const [only = none] = numbers;
    this.cells.set(slot, numbers.length > 1 ? none - this.#lists.push(numbers) : only);
  }

  /** The single number of a slot; NaN if it has none or several. */
  one(slot: number): number {
    const cell = this.cells.at(slot);
    return cell >= 0 ? cell : NaN;
  }

  /** The numbers of a slot with several. */
  several(slot: number): readonly number[] {
    const cell = this.cells.at(slot);
    return cell < none ? (this.#lists[none - 1 - cell] ?? []) : [];
  }

  write(to: ItemsWriter, size: number): void {
    this.cells.write(to, size);
    to.putLists(this.#lists);
  }

  read(from: ItemsReader): void {
    this.cells.read(from);
    this.#lists = from.takeLists();
  }
}
