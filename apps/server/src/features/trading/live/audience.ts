import { randomUUID } from 'node:crypto';
import type { LiveHub } from '../../../platform/live/live-hub.ts';

const name = 'watching';
/** How often processes report their numbers of watchers to each other, if they have changed. */
const sayMs = 5000;
/** They report this often even without a change, for processes that started later. */
const sayAnywayMs = 30_000;
/** A process that has not reported for this long is considered gone. */
const forgetMs = 2.5 * sayAnywayMs;
/** Offers in one message; a payload may hold 8,000 bytes. */
const batchSize = 250;

interface Elsewhere {
  readonly round: string;
  readonly counts: Map<number, number>;
  readonly at: number;
}

/** How many browsers watch each offer: those of this process exactly, those of other processes as last reported. */
export class Audience {
  readonly #live: Pick<LiveHub, 'broadcast' | 'onBroadcast'>;
  readonly #id = randomUUID();
  readonly #here = new Map<number, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #stop: () => void;
  readonly #timer: NodeJS.Timeout;
  #changed = false;
  #saidAt = 0;
  #round = 0;

  /** `onTick` is called after each exchange. */
  constructor(live: Pick<LiveHub, 'broadcast' | 'onBroadcast'>, onTick: () => void) {
    this.#live = live;
    this.#stop = live.onBroadcast(name, (text) => this.#hear(text, performance.now()));
    this.#timer = setInterval(() => {
      this.exchange(performance.now());
      onTick();
    }, sayMs);
    this.#timer.unref();
  }

  enter(offerCode: number): void {
    this.#here.set(offerCode, (this.#here.get(offerCode) ?? 0) + 1);
    this.#changed = true;
  }

  leave(offerCode: number): void {
    const left = (this.#here.get(offerCode) ?? 1) - 1;
    if (left > 0) this.#here.set(offerCode, left);
    else this.#here.delete(offerCode);
    this.#changed = true;
  }

  of(offerCode: number): number {
    let sum = this.#here.get(offerCode) ?? 0;
    for (const { counts } of this.#elsewhere.values()) sum += counts.get(offerCode) ?? 0;
    return sum;
  }

  /** Reports changes and drops processes that are gone. `at`: milliseconds of a monotonic clock. */
  exchange(at: number): void {
    for (const [id, { at: receivedAt }] of this.#elsewhere) {
      if (at - receivedAt > forgetMs) this.#elsewhere.delete(id);
    }
    if (!this.#changed && (this.#here.size === 0 || at - this.#saidAt < sayAnywayMs)) return;
    this.#changed = false;
    this.#saidAt = at;
    this.#round += 1;
    const entries = [...this.#here].map(([code, count]) => `${code}=${count}`);
    for (let from = 0; from === 0 || from < entries.length; from += batchSize) {
      this.#live.broadcast(
        name,
        `${this.#id} ${this.#round} ${entries.slice(from, from + batchSize).join(',')}`,
      );
    }
  }

  close(): void {
    this.#stop();
    clearInterval(this.#timer);
    if (this.#here.size > 0) this.#live.broadcast(name, `${this.#id} ${this.#round + 1} `);
  }

  #hear(text: string, at: number): void {
    const [id = '', round = '', entries = ''] = text.split(' ');
    if (id === this.#id) return;
    const known = this.#elsewhere.get(id);
    const counts = known?.round === round ? known.counts : new Map<number, number>();
    for (const entry of entries === '' ? [] : entries.split(',')) {
      const [code, count] = entry.split('=').map(Number);
      if (code !== undefined && count !== undefined) counts.set(code, count);
    }
    this.#elsewhere.set(id, { round, counts, at });
  }
}
