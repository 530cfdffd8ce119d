import type { Clock } from '../clock/clock.ts';
import { BoundedMap } from './bounded-map.ts';

export interface ShortMemoryOptions {
  readonly clock: Clock;
  /** Entries at most; the one not asked for the longest goes first. */
  readonly size: number;
  /** Milliseconds that an answer counts as new, at least. */
  readonly maxAgeMs: number;
  /** Milliseconds after which an old answer is no longer given while a new one is worked out. */
  readonly staleMs: number;
}

interface Entry<V> {
  readonly value: V;
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/** How many times its own cost an answer is stored: working answers out again takes at most about this share of the time. */
const costFactor = 20;

/**
 * Keeps answers that are expensive to work out for a few seconds. Anyone who asks at the same time shares one computation; a slightly old
 * answer is given at once while a new one is on its way. A failure is not stored.
 */
export class ShortMemory<V> {
  readonly #entries: BoundedMap<string, Entry<V>>;
  readonly #running = new Map<string, Promise<V>>();
  readonly #options: ShortMemoryOptions;

  constructor(options: ShortMemoryOptions) {
    this.#options = options;
    this.#entries = new BoundedMap(options.size);
  }

  /** The cached answer, else what `compute` returns. */
  async get(key: string, compute: () => Promise<V>): Promise<V> {
    const entry = this.#entries.get(key);
    const now = this.#options.clock.now();
    if (!entry || now >= entry.staleUntil) return this.renew(key, compute);
    this.#entries.set(key, entry);
    if (now >= entry.freshUntil) this.renew(key, compute).catch(() => undefined);
    return entry.value;
  }

  /** Works an answer out again, or waits for one that is being worked out. */
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
