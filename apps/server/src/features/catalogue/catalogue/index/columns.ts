const firstCapacity = 1024;

/** One number for each offer, by its slot. Reaches into `cells` are for loops over all offers. */
export class NumberColumn {
  cells = new Float64Array(firstCapacity);

  set(slot: number, value: number): void {
    if (slot >= this.cells.length) {
      const longer = new Float64Array(this.cells.length * 2);
      longer.set(this.cells);
      this.cells = longer;
    }
    this.cells[slot] = value;
  }

  at(slot: number): number {
    return this.cells[slot] ?? 0;
  }
}

/** In a cell: no value. */
export const none = -1;

/**
 * Some whole numbers from 0 up for each offer. Most offers have one vehicle and so one number, which is the cell itself; those of others
 * are in `lists`, and their cell tells where: `none - 1 - cell`.
 */
export class ListColumn {
  cells = new Int32Array(firstCapacity).fill(none);
  readonly lists: (readonly number[])[] = [];
  readonly #freeLists: number[] = [];

  set(slot: number, values: readonly number[]): void {
    if (slot >= this.cells.length) {
      const longer = new Int32Array(this.cells.length * 2).fill(none);
      longer.set(this.cells);
      this.cells = longer;
    }
    const before = this.cells[slot] ?? none;
    if (before < none) this.#freeLists.push(none - 1 - before);
    const [only = none] = values;
    this.cells[slot] = values.length > 1 ? none - 1 - this.#keep(values) : only;
  }

  at(slot: number): readonly number[] {
    const cell = this.cells[slot] ?? none;
    if (cell < none) return this.lists[none - 1 - cell] ?? [];
    return cell === none ? [] : [cell];
  }

  /** Whether one of the offer's numbers passes. */
  some(slot: number, passes: (value: number) => boolean): boolean {
    const cell = this.cells[slot] ?? none;
    if (cell >= 0) return passes(cell);
    return cell < none && (this.lists[none - 1 - cell]?.some(passes) ?? false);
  }

  #keep(values: readonly number[]): number {
    const place = this.#freeLists.pop() ?? this.lists.length;
    this.lists[place] = values;
    return place;
  }
}

/** A column of codes or words, each of which has a small number; `uses` tells how many offers have it now. */
export class CodedColumn<T extends string | number> extends ListColumn {
  readonly values: T[] = [];
  readonly uses: number[] = [];
  readonly #ids = new Map<T, number>();

  /** Sets what an offer has, by the codes themselves. */
  put(slot: number, values: readonly T[]): void {
    for (const id of this.at(slot)) this.uses[id] = (this.uses[id] ?? 0) - 1;
    const ids = values.map((value) => this.#idOf(value));
    for (const id of ids) this.uses[id] = (this.uses[id] ?? 0) + 1;
    this.set(slot, ids);
  }

  /** 1 for each of these by its number, 0 for the others. */
  mark(values: readonly T[]): Uint8Array {
    const chosen = new Uint8Array(this.values.length);
    for (const value of values) {
      const id = this.#ids.get(value);
      if (id !== undefined) chosen[id] = 1;
    }
    return chosen;
  }

  #idOf(value: T): number {
    const known = this.#ids.get(value);
    if (known !== undefined) return known;
    const id = this.values.push(value) - 1;
    this.uses.push(0);
    this.#ids.set(value, id);
    return id;
  }
}
