import type { Clock } from '../../../platform/clock/clock.ts';
import type { Metrics } from '../../../platform/metrics/metrics.ts';
import type { Line } from './line.ts';

/** Each line gets a comment this often, which keeps proxies from closing it; a few lines every second, so that nothing waits for all. */
const beatSeconds = 15;
const comment = Buffer.from(': \n\n');

interface Settings {
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Lines of one network address at most. */
  readonly mostPerAddress: number;
  /** Milliseconds after which a line has to start again; endless without. */
  readonly mostAgeMs: number;
}

/** A place that was stored for a line to come. */
export interface Place {
  /** The line has come; the place is free again when it closes. */
  take(line: Line): void;
  /** It will not come. */
  leave(): void;
}

/** All live connections of this process: how many there may be, how they are stored open, and how they end. */
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

  /** Keeps a place for a line from this address; null when it has too many. */
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

  /** One second's share of the comments; a line that is too old ends, and comes back by itself. */
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
