import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { idColumn, type NumberColumn } from './number-column.ts';
import type { ValueColumn } from './value-column.ts';

/**
 * Several columns as one: every occurring combination of their combinations has a small number, so that one pass counts them all. `#parts`
 * maps it to the combination of each column.
 */
export class JointColumn {
  readonly columns: readonly ValueColumn[];
  readonly cells: NumberColumn<Uint32Array> = idColumn();
  readonly #parts: readonly NumberColumn<Uint32Array>[];
  #size = 0;
  readonly #steps: readonly Map<number, number>[];

  constructor(columns: readonly ValueColumn[]) {
    this.columns = columns;
    this.#parts = columns.map(() => idColumn());
    this.#steps = columns.map(() => new Map<number, number>());
  }

  /** Different meetings. */
  get size(): number {
    return this.#size;
  }

  /** Copies the values of a slot from the columns. */
  put(slot: number): void {
    let meeting = 0;
    for (const [place, { cells }] of this.columns.entries()) {
      const step = this.#steps[place];
      const key = meeting * 2 ** 26 + cells.at(slot);
      const isLast = place === this.columns.length - 1;
      let next = step?.get(key);
      if (next === undefined) {
        next = isLast ? this.#add(slot) : (step?.size ?? 0);
        step?.set(key, next);
      }
      meeting = next;
    }
    this.cells.set(slot, meeting);
  }

  /** How often each value of each column occurs, given the counts of the combinations. */
  spread(counts: Int32Array): Int32Array[] {
    return this.columns.map((column, place) => column.spread(counts, this.#parts[place]?.cells));
  }

  write(to: ItemsWriter, size: number): void {
    this.cells.write(to, size);
    to.putAll([this.#size]);
    for (const part of this.#parts) part.write(to, this.#size);
    // Each step was given the next number.
    for (const steps of this.#steps) to.put(Float64Array.from(steps.keys()));
  }

  /** Into a column that nothing was put into. */
  read(from: ItemsReader): void {
    this.cells.read(from);
    this.#size = from.takeAll()[0] ?? 0;
    for (const part of this.#parts) part.read(from);
    for (const steps of this.#steps)
      for (const [number, key] of new Float64Array(from.take()).entries()) steps.set(key, number);
  }

  #add(slot: number): number {
    for (const [place, { cells }] of this.columns.entries())
      this.#parts[place]?.set(this.#size, cells.at(slot));
    this.#size += 1;
    return this.#size - 1;
  }
}
