import type { Clock } from '../../../platform/clock/clock.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { Line } from './line.ts';

/** Each stream gets a comment this often, which keeps proxies from closing it; a few streams every second, so that nothing waits for all. */
const beatSeconds = 15;
const comment = Buffer.from(': \n\n');

interface Settings {
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Maximum of streams per network address. */
  readonly mostPerAddress: number;
  /** Milliseconds after which a stream has to reconnect; unlimited if absent. */
  readonly mostAgeMs: number;
}

/** A slot reserved for a stream that is being opened. */
export interface Place {
  /** The stream is open; the slot is released when it closes. */
  take(line: Line): void;
  /** It will not come. */
  leave(): void;
}

/** All event streams of this process: their limits, heartbeats and ends. */
export class OpenLines {
  readonly #settings: Settings;
  readonly #byAddress = new Map<string, number>();
  readonly #groups = Array.from({ length: beatSeconds }, () => new Set<Line>());
  readonly #timer: NodeJS.Timeout;
  #count = 0;
  #next = 0;
  #beat = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#timer = setInterval(() => this.beat(), 1000);
    this.#timer.unref();
  }

  /** Reserves a slot for a stream from this address; null if it has too many. */
  admit(address: string): Place | null {
    const held = this.#byAddress.get(address) ?? 0;
    if (held >= this.#settings.mostPerAddress) return null;
    this.#byAddress.set(address, held + 1);
    const free = (): void => {
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
    return { take: (line) => this.#add(line, free), leave: free };
  }

  /** One second's share of the comments; a stream that is too old ends, and reconnects by itself. */
  beat(): void {
    const now = this.#settings.clock.now();
    for (const line of this.#groups[this.#beat] ?? []) {
      if (line.whole && now - line.openedAt > this.#settings.mostAgeMs) line.end();
      else line.write(comment);
    }
    this.#beat = (this.#beat + 1) % beatSeconds;
  }

  close(): void {
    clearInterval(this.#timer);
    for (const group of this.#groups) for (const line of group) line.end();
  }

  #add(line: Line, free: () => void): void {
    if (line.gone) return free();
    const group = this.#groups[this.#next];
    this.#next = (this.#next + 1) % beatSeconds;
    group?.add(line);
    this.#settings.metrics.watchers(++this.#count);
    line.onClose(() => {
      group?.delete(line);
      free();
      this.#settings.metrics.watchers(--this.#count);
    });
  }
}
