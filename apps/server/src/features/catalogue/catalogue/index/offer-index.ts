import type { Queries } from '../../../../platform/db/database.ts';
import { NamesByCode } from '../saving/names-by-code.ts';
import { OfferColumns } from './offer-columns.ts';
import { offerFactsReader } from './offer-facts.store.ts';
import { readOfferNames } from '../saving/offer-names.store.ts';
import type { ValueColumn } from './sets/value-column.ts';

export interface OfferIndexOptions {
  readonly queries: Queries;
  /** Milliseconds between two readings of changes, at least. */
  readonly maxAgeMs: number;
  /** Offers that one statement looks at while everything is read. */
  readonly readAtOnce?: number;
}

const usualAtOnce = 2000;

/** Milliseconds after which the names of codes are read again. */
const namesCacheMs = 30_000;

/** Readings of changes between two of everything, at least. */
const readingsBetween = 30;

/** Empty slots from which on everything is read into new columns, if they are also more than the offers. */
const emptyAtLeast = 20_000;

/** The index at one moment: it does not change before the next turn of the event loop. */
export interface IndexedOffers {
  readonly columns: OfferColumns;
  readonly names: NamesByCode;
  /** Another number whenever something has changed. */
  readonly version: number;
}

/**
 * Open offers in the memory of the process, so that counting them by everything at once is one pass over columns and not a dozen
 * groupings in the database. It is read whole once; afterwards only what transactions have changed since, when a user asks and the
 * last reading is older than `maxAgeMs`. The database stays the only truth: nothing is decided by what is stored here.
 */
export class OfferIndex {
  readonly #options: OfferIndexOptions;
  #columns = new OfferColumns();
  #names: NamesByCode | null = null;
  #version = 0;
  /** Empty before the first reading. */
  #horizon = '';
  /** Changes since the horizon that are in the columns already. */
  #applied: ReadonlySet<string> = new Set();
  #readAt = -Infinity;
  #allReadAt = -Infinity;
  #namesReadAt = -Infinity;
  #reading: Promise<void> | null = null;
  #renewing = false;

  constructor(options: OfferIndexOptions) {
    this.#options = options;
  }

  /** Every offer that was open `maxAgeMs` ago, or later. */
  async current(): Promise<IndexedOffers> {
    if (performance.now() - this.#readAt >= this.#options.maxAgeMs || !this.#names) {
      this.#reading ??= this.#read().finally(() => (this.#reading = null));
      await this.#reading;
    }
    if (!this.#names) throw new Error('The names of the catalogue were not read.');
    return { columns: this.#columns, names: this.#names, version: this.#version };
  }

  async #read(): Promise<void> {
    const started = performance.now();
    if (this.#horizon === '') await this.#readAll();
    else await this.#readChanges();
    if (!this.#names || started - this.#namesReadAt > namesCacheMs || this.#lacksNames(this.#names)) {
      this.#names = new NamesByCode(await readOfferNames(this.#options.queries));
      this.#namesReadAt = started;
      this.#version += 1;
    }
    this.#readAt = started;
  }

  async #readAll(): Promise<void> {
    const reader = offerFactsReader(this.#options.queries);
    const horizon = await reader.horizon();
    const columns = new OfferColumns();
    const version = this.#version + 1;
    let last = 0;
    for (;;) {
      const read = await reader.after(last, this.#options.readAtOnce ?? usualAtOnce);
      for (const facts of read.facts) columns.put(facts, version);
      if (read.last === null) break;
      last = read.last;
    }
    this.#columns = columns;
    this.#horizon = horizon;
    this.#applied = new Set();
    this.#allReadAt = performance.now();
    this.#version += 1;
  }

  async #readChanges(): Promise<void> {
    const reader = offerFactsReader(this.#options.queries);
    const { horizon, changes, isWhole } = await reader.changesSince(this.#horizon);
    const isLongAgo = performance.now() - this.#allReadAt >= this.#options.maxAgeMs * readingsBetween;
    if (!isWhole && isLongAgo) return this.#readAll();
    const columns = this.#columns;
    // A transaction that takes long keeps the horizon back: what was read since then is not read again.
    const fresh = changes.filter((change) => !this.#applied.has(change));
    const wanted = new Set(fresh.map((change) => Number.parseInt(change, 10)));
    if (wanted.size > 0) {
      const open = await reader.of([...wanted]);
      for (const facts of open) {
        columns.put(facts, this.#version + 1);
        wanted.delete(facts.code);
      }
      for (const code of wanted) columns.remove(code);
      this.#version += 1;
    }
    // Columns that replaced these meanwhile have their own horizon.
    if (columns !== this.#columns) return;
    this.#applied = new Set(changes);
    if (isWhole) this.#horizon = horizon;
    const { empty, offers } = columns;
    // Beside what is asked meanwhile; if it fails it is tried again.
    if (empty > Math.max(emptyAtLeast, offers) && !this.#renewing) {
      this.#renewing = true;
      void this.#readAll()
        .catch(() => undefined)
        .finally(() => (this.#renewing = false));
    }
  }

  #lacksNames(names: NamesByCode): boolean {
    const { values } = this.#columns;
    const lacks = (book: ReadonlyMap<number, string>, { values: codes }: ValueColumn) =>
      codes.some((code) => !book.has(Number(code)));
    return (
      lacks(names.category, values.category) ||
      lacks(names.subcategory, values.subcategories) ||
      lacks(names.brand, values.brands) ||
      lacks(names.model, values.models) ||
      lacks(names.city, values.city)
    );
  }
}
