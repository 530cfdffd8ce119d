/** What an index is made of, in an order that writer and reader share. Copies: the index may change while they go to the disk. */
export class ItemsWriter {
  readonly items: ArrayBuffer[] = [];

  /** The first `length` of some numbers. */
  put(numbers: Float64Array | Int32Array | Uint32Array, length = numbers.length): void {
    const copy = numbers.slice(0, length);
    this.items.push(copy.buffer instanceof ArrayBuffer ? copy.buffer : new ArrayBuffer(0));
  }

  /** Whole numbers of 32 bits. */
  putAll(numbers: Iterable<number>): void {
    this.put(Int32Array.from(numbers));
  }

  /** Lists of such numbers: how long each is, and then all of them. */
  putLists(lists: readonly (readonly number[])[]): void {
    this.putAll(lists.map(({ length }) => length));
    this.putAll(lists.flat());
  }

  putValues(values: readonly (string | number)[]): void {
    const bytes = new TextEncoder().encode(JSON.stringify(values));
    this.items.push(bytes.slice().buffer);
  }
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Returns what an `ItemsWriter` has put, in the same order. Throws where there is something else. */
export class ItemsReader {
  readonly #items: ArrayBuffer[];

  /** They are taken over. */
  constructor(items: readonly ArrayBuffer[]) {
    this.#items = items.toReversed();
  }

  /** The bytes of some numbers. */
  take(): ArrayBuffer {
    const item = this.#items.pop();
    if (item === undefined) throw new Error('The snapshot ends too early.');
    return item;
  }

  takeAll(): Int32Array {
    return new Int32Array(this.take());
  }

  takeLists(): number[][] {
    const lengths = this.takeAll();
    const all = this.takeAll();
    let from = 0;
    return Array.from(lengths, (length) => [...all.subarray(from, (from += length))]);
  }

  takeValues(): (string | number)[] {
    const values: unknown = JSON.parse(new TextDecoder().decode(this.take()));
    if (!Array.isArray(values) || !values.every(isValue)) throw new Error('The snapshot has other values.');
    return values;
  }

  /** Whether everything was taken. */
  get isEmpty(): boolean {
    return this.#items.length === 0;
  }
}
