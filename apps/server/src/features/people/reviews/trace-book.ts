import type { ServerDeps } from '../../../deps.ts';
import { oldestKey } from '../../../platform/secrets/secret-keys.ts';
import { deviceMarks } from './device-marks.ts';
import { askForReviews, saveTraces, type Trace } from './traces.store.ts';

/** Who tried to deal on what, and from where. Addresses and user agents are never written, only their marks. */
export interface DealAttempt {
  readonly accountId: number;
  readonly offerCode: number;
  readonly address: string;
  readonly userAgent: string;
}

const flushEveryMs = 1000;
/** An offer with ongoing bids is checked at most this often. */
const reviewAfterMs = 60_000;
const mostTraces = 5000;

/**
 * Collects attempts and writes them once a second in two statements, apart from the deals themselves: a bid never waits for it, and a
 * process that dies loses a second of traces and no bid.
 */
export class TraceBook {
  readonly #deps: ServerDeps;
  readonly #timer: NodeJS.Timeout;
  #traces = new Map<string, Trace>();
  #offers = new Set<number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: ServerDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.flush(), flushEveryMs);
    this.#timer.unref();
  }

  note(attempt: DealAttempt): void {
    this.#offers.add(attempt.offerCode);
    const key = `${attempt.accountId} ${attempt.address} ${attempt.userAgent}`;
    if (this.#traces.has(key) || this.#traces.size >= mostTraces) return;
    const marks = deviceMarks(oldestKey(this.#deps.config), attempt.address, attempt.userAgent);
    this.#traces.set(key, { ...marks, accountId: attempt.accountId, at: this.#deps.clock.now() });
  }

  /** Writes what was collected; resolves when it is written, or was lost because the database is unavailable. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  async #write(): Promise<void> {
    if (this.#offers.size === 0) return;
    const byDevice = new Map(
      [...this.#traces.values()].map((trace) => [
        `${trace.accountId} ${trace.device.toString('hex')}`,
        trace,
      ]),
    );
    const offers = [...this.#offers];
    this.#traces = new Map();
    this.#offers = new Set();
    const { clock, database, logger } = this.#deps;
    try {
      await saveTraces(database, [...byDevice.values()]);
      await askForReviews(database, offers, clock.now() + reviewAfterMs);
    } catch (error) {
      logger.warn({ err: error }, 'traces of deals were not written');
    }
  }
}
