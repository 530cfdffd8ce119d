/**
 * A map with a limit, by default of entries: the one set longest ago is evicted first. To keep an entry that was read, set it again. With
 * `weigh`, the limit is the sum of what entries weigh; one that is heavier than the limit is not held.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;
  readonly #weigh: (value: V) => number;
  #weight = 0;

  constructor(limit: number, weigh: (value: V) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  /** Sets an entry, which is the newest from now on. */
  set(key: K, value: V): void {
    this.delete(key);
    this.#entries.set(key, value);
    this.#weight += this.#weigh(value);
    if (this.#weight <= this.#limit) return;
    for (const oldest of this.#entries.keys()) {
      this.delete(oldest);
      if (this.#weight <= this.#limit) return;
    }
  }

  delete(key: K): void {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#weight -= this.#weigh(value);
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
