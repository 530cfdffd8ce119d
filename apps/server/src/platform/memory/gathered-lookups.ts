interface Waiting<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum of keys in one query. */
const mostTogether = 200;

/**
 * Looks up one thing per caller, batching concurrent callers into one query: what arrives while a query is in progress goes into the next
 * one. Nothing is cached, and callers are answered in the order in which they asked.
 */
export class GatheredLookups<K, V> {
  readonly #load: (keys: readonly K[]) => Promise<readonly V[]>;
  #waiting: Waiting<K, V>[] = [];
  #busy = false;

  /** `load` returns one value for each key, in the order of the keys. */
  constructor(load: (keys: readonly K[]) => Promise<readonly V[]>) {
    this.#load = load;
  }

  /** Errors: the error of the query, for every caller in it. */
  get(key: K): Promise<V> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#busy) return;
      this.#busy = true;
      // Includes whatever else has arrived by now.
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
