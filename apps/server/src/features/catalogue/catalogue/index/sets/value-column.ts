import type { ItemsReader, ItemsWriter } from '../snapshot/snapshot-items.ts';
import { idColumn, signedColumn } from './number-column.ts';
import { readPostings, writePostings } from './stored-postings.ts';
import { Posting } from './posting.ts';

const several = -1;

/**
 * The codes or words of offers: most have one, lots have several. Every value has a small number, its id; so has every occurring
 * combination of values, and the cell of a slot is the id of its combination. Combination 0 is no value at all.
 */
export class ValueColumn {
  /** By id. */
  values: (string | number)[] = [];
  /** The slots with a value, by id. */
  postings: Posting[] = [];
  /** The ids of the values of a combination. */
  combinations: (readonly number[])[] = [[]];
  /** The combination of each slot. */
  readonly cells = idColumn();
  readonly #ids = new Map<string | number, number>();
  readonly #combinationIds = new Map<string, number>();
  readonly #single: number[] = [];
  /** The single value of a combination, or `several`. */
  readonly #only = signedColumn();

  constructor() {
    this.#note(0, []);
  }

  /** Sets the values of an empty slot; `all` is the number of slots in use. */
  put(slot: number, values: readonly (string | number)[], all: number): void {
    const ids = values.map((value) => this.#idOf(value));
    for (const id of ids) this.postings[id]?.add(slot, all);
    this.cells.set(slot, this.#combinationOf(ids));
  }

  /** The ids of the values of a slot. */
  at(slot: number): readonly number[] {
    return this.combinations[this.cells.at(slot)] ?? [];
  }

  /** Undefined: no offer has ever had it. */
  idOf(value: string | number): number | undefined {
    return this.#ids.get(value);
  }

  /** How often each value occurs, given the counts of the combinations; `of`: the combination of each count, if it is not its position. */
  spread(counts: Int32Array, of?: Uint32Array): Int32Array {
    const spread = new Int32Array(this.values.length);
    const only = this.#only.cells;
    for (let at = 0; at < counts.length; at += 1) {
      const count = counts[at] ?? 0;
      if (count === 0) continue;
      const combination = of === undefined ? at : (of[at] ?? 0);
      const id = only[combination] ?? several;
      if (id >= 0) spread[id] = (spread[id] ?? 0) + count;
      else for (const one of this.combinations[combination] ?? []) spread[one] = (spread[one] ?? 0) + count;
    }
    return spread;
  }

  write(to: ItemsWriter, size: number): void {
    to.putValues(this.values);
    writePostings(to, this.postings);
    to.putLists(this.combinations);
    this.cells.write(to, size);
  }

  /** Into a column that nothing was put into. */
  read(from: ItemsReader): void {
    this.values = from.takeValues();
    this.postings = readPostings(from);
    this.combinations = from.takeLists();
    this.cells.read(from);
    for (const [id, value] of this.values.entries()) this.#ids.set(value, id);
    for (const [combination, ids] of this.combinations.entries()) this.#note(combination, ids);
  }

  #idOf(value: string | number): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.push(value) - 1;
    this.postings.push(new Posting());
    this.#ids.set(value, id);
    return id;
  }

  #combinationOf(ids: readonly number[]): number {
    const [only] = ids;
    if (only === undefined) return 0;
    const known = ids.length === 1 ? this.#single[only] : this.#combinationIds.get(keyOf(ids));
    if (known !== undefined) return known;
    const combination = this.combinations.push(ids) - 1;
    this.#note(combination, ids);
    return combination;
  }

  /** Makes a combination known. */
  #note(combination: number, ids: readonly number[]): void {
    const [only = several] = ids;
    if (ids.length === 1) this.#single[only] = combination;
    else this.#combinationIds.set(keyOf(ids), combination);
    this.#only.set(combination, ids.length === 1 ? only : several);
  }
}

const keyOf = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join();
