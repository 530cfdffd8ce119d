interface Waiting<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/** Keys of one query at most. */
const mostTogether = 200;

/**
 * Looks up one thing at a time for each caller, and many in one query when many ask: what arrives while a query is in progress goes
 * together into the next one. Nothing is stored, and callers are answered in the order in which they asked.
 */
export class GatheredLookups<K, V> {
  readonly #load: (keys: readonly K[]) => Promise<readonly V[]>;
  #waiting: Waiting<K, V>[] = [];
  #busy = false;

  /** `load` answers one value for each key, in the order of the keys. */
  constructor(load: (keys: readonly K[]) => Promise<readonly V[]>) {
    this.#load = load;
  }

  /** Errors: what the query failed with, for everyone who was in it. */
  get(key: K): Promise<V> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      // Whatever else has arrived by now goes along.
      setImmediate(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) await this.#answer(this.#waiting.splice(0, mostTogether));
    this.#busy = false;
  }

  async #answer(together: readonly Waiting<K, V>[]): Promise<void> {
    try {
      const values = await this.#load(together.map(({ key }) => key));
      for (const [index, { resolve, reject }] of together.entries()) {
        const value = values[index];
        if (value === undefined) reject(new Error('A lookup was not answered.'));
        else resolve(value);
      }
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
}
