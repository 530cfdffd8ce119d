import type { Clock } from '../clock/clock.ts';
import { BoundedMap } from './bounded-map.ts';

export interface ShortMemoryOptions {
  readonly clock: Clock;
  /** Maximum of entries; the least recently requested is evicted first. */
  readonly size: number;
  /** Milliseconds for which a value counts as fresh, at least. */
  readonly maxAgeMs: number;
  /** Milliseconds after which a stale value is no longer returned while a new one is computed. */
  readonly staleMs: number;
}

interface Entry<V> {
  readonly value: V;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** A value stays fresh for this multiple of the time it took to compute: recomputing takes at most about this share of the time. */
const costFactor = 20;

/**
 * Caches values that are expensive to compute for a few seconds. Concurrent callers share one computation; a slightly stale value is
 * returned at once while a new one is computed. Errors are not cached.
 */
export class ShortMemory<V> {
  readonly #entries: BoundedMap<string, Entry<V>>;
  readonly #running = new Map<string, Promise<V>>();
  readonly #options: ShortMemoryOptions;

  constructor(options: ShortMemoryOptions) {
    this.#options = options;
    this.#entries = new BoundedMap(options.size);
  }

  /** The cached value, else what `compute` returns. */
  async get(key: string, compute: () => Promise<V>): Promise<V> {
    const entry = this.#entries.get(key);
    const now = this.#options.clock.now();
    if (!entry || now >= entry.staleUntil) return this.renew(key, compute);
    this.#entries.set(key, entry);
    if (now >= entry.freshUntil) this.renew(key, compute).catch(() => undefined);
    return entry.value;
  }

  /** Recomputes a value, or waits for a computation in progress. */
  renew(key: string, compute: () => Promise<V>): Promise<V> {
    const running = this.#running.get(key);
    if (running) return running;
    const started = performance.now();
    const next = compute()
      .then((value) => {
        this.#keep(key, value, performance.now() - started);
        return value;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, next);
    return next;
  }

  #keep(key: string, value: V, costMs: number): void {
    const { clock, maxAgeMs, staleMs } = this.#options;
    const freshUntil = clock.now() + Math.max(maxAgeMs, costMs * costFactor);
    this.#entries.set(key, { value, freshUntil, staleUntil: freshUntil + staleMs });
  }
}
