import type { Queries } from '../../../../platform/db/database.ts';
import { changesMade } from '../../../../platform/db/changes-made.ts';
import { offerFactsReader, type Standing } from '../index/offer-facts.store.ts';

interface ChangeFeedOptions {
  readonly queries: Queries;
  /** Milliseconds by which this process may lag behind changes of others. */
  readonly maxAgeMs: number;
  /** Notified of the codes of changed offers, or of 'any' if they are not all known. */
  readonly onChange: (changed: readonly number[] | 'any') => void;
  /** Milliseconds of this process. */
  readonly now?: () => number;
}

/** Maximum of changes read at once, of each table; with more of them every offer counts as changed. */
const changesAtMost = 1000;

/** When a read began, and after how many changes of this process. */
interface Moment {
  readonly at: number;
  readonly changes: number;
}

/**
 * Follows changes of offers by the transactions that made them, as lists do (decision 0167). Changes of this process are seen by what asks
 * after their commit, changes of others within `maxAgeMs`. It reads on request only.
 */
export class ChangeFeed {
  readonly #options: ChangeFeedOptions;
  readonly #now: () => number;
  readonly #reader: ReturnType<typeof offerFactsReader>;
  #standing: Pick<Standing, 'horizon' | 'server'> | null = null;
  /** Changes since the horizon that were reported already: a long transaction holds the horizon back. */
  #reported: ReadonlySet<string> = new Set();
  #seen: Moment = { at: -Infinity, changes: -1 };
  #reading: Promise<void> | null = null;

  constructor(options: ChangeFeedOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#reader = offerFactsReader(options.queries);
  }

  /** Whether all changes were reported that a caller may expect to see now. */
  isCurrent(): boolean {
    return this.#covers(this.#moment());
  }

  /** Reads changes until all were reported that a caller may expect to see now. Errors: those of the database. */
  async follow(): Promise<void> {
    const asked = this.#moment();
    // A read that is in progress may have begun too early.
    while (!this.#covers(asked)) await (this.#reading ??= this.#read());
  }

  #moment(): Moment {
    return { at: this.#now(), changes: changesMade() };
  }

  #covers({ at, changes }: Moment): boolean {
    return this.#seen.changes >= changes && this.#seen.at >= at - this.#options.maxAgeMs;
  }

  async #read(): Promise<void> {
    const began = this.#moment();
    try {
      // Also at first: what running transactions keep back is then known to be older than all that is read later.
      await this.#readSince(this.#standing ?? (await this.#reader.standing()));
      this.#seen = began;
    } finally {
      this.#reading = null;
    }
  }

  async #readSince(last: Pick<Standing, 'horizon' | 'server'>): Promise<void> {
    const { horizon, server, changes, isWhole } = await this.#reader.changesSince(
      last.horizon,
      changesAtMost,
    );
    // After a failover the database may have been set back.
    const areKnown = isWhole && server === last.server;
    const fresh = changes.filter((change) => !this.#reported.has(change));
    this.#options.onChange(areKnown ? fresh.map((change) => Number.parseInt(change, 10)) : 'any');
    this.#standing = { horizon, server };
    this.#reported = new Set(areKnown ? changes : []);
  }
}
