import type { Queries } from '../../../../platform/db/database.ts';
import { NamesByCode } from '../saving/names-by-code.ts';
import { OfferColumns } from './offer-columns.ts';
import { offerFactsReader } from './offer-facts.store.ts';
import { readOfferNames } from '../saving/offer-names.store.ts';
import type { ValueColumn } from './sets/value-column.ts';

export interface OfferIndexOptions {
  readonly queries: Queries;
  /** Minimum interval between two reads of changes, in milliseconds. */
  readonly maxAgeMs: number;
  /** Offers per statement during a full read. */
  readonly readAtOnce?: number;
}

const usualAtOnce = 2000;

/** Milliseconds after which the names of codes are read again. */
const namesCacheMs = 30_000;

/** Minimum number of change reads between two full reads. */
const readingsBetween = 30;

/** Empty slots from which on everything is read into new columns, if they also outnumber the offers. */
const emptyAtLeast = 20_000;

/** The index at one moment: it does not change before the next turn of the event loop. */
export interface IndexedOffers {
  readonly columns: OfferColumns;
  readonly names: NamesByCode;
  /** Changes whenever the index changes. */
  readonly version: number;
}

/**
 * Open offers in the memory of the process, so that counting them by all facets is one pass over columns and not a dozen groupings in the
 * database. It is read completely once; afterwards only the changes of later transactions, on request and if the last read is older than
 * `maxAgeMs`. The database remains the only source of truth: nothing is decided from this index.
 */
export class OfferIndex {
  readonly #options: OfferIndexOptions;
  #columns = new OfferColumns();
  #names: NamesByCode | null = null;
  #version = 0;
  /** Empty before the first read. */
  #horizon = '';
  /** Changes since the horizon that are already in the columns. */
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
    // A long transaction holds the horizon back: what was read since then is not read again.
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
    // In the background; if it fails it is retried.
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
