import { setTimeout as pause } from 'node:timers/promises';
import type { Queries } from '../../../../platform/db/database.ts';
import { NamesByCode } from '../saving/names-by-code.ts';
import { OfferColumns } from './offer-columns.ts';
import { offerFactsReader, type Standing } from './offer-facts.store.ts';
import { readOfferNames } from '../saving/offer-names.store.ts';
import type { IndexSnapshots, SavedIndex } from './snapshot/index-snapshots.ts';
import type { ValueColumn } from './sets/value-column.ts';

export interface OfferIndexOptions {
  readonly queries: Queries;
  /** Minimum interval between two reads of changes, in milliseconds. */
  readonly maxAgeMs: number;
  /** Offers per statement during a full read. */
  readonly readAtOnce?: number;
  /** Null: every start is a full read. */
  readonly snapshots?: Pick<IndexSnapshots, 'load' | 'save'> | null;
}

const usualAtOnce = 2000;

/** Milliseconds after which the names of codes are read again. */
const namesCacheMs = 30_000;

/** Maximum of changes read at once; with more of them a full read is faster. */
const changesAtMost = 5000;
/** The same after loading a snapshot, when a full read costs more in comparison. */
const changesSinceSnapshotAtMost = 50_000;

/** Minimum number of change reads between two full reads. */
const readingsBetween = 30;

/** Empty slots from which on everything is read into new columns, if they also outnumber the offers. */
const emptyAtLeast = 20_000;

/** A new snapshot is written once this share of the offers, and this many, have changed, and this long after the last one. */
const worthSaving = { share: 0.01, atLeast: 500, afterMs: 300_000 };
const savingAfterMs = 100;

/** The index at one moment: it does not change before the next turn of the event loop. */
export interface IndexedOffers {
  readonly columns: OfferColumns;
  readonly names: NamesByCode;
  /** Changes whenever the index changes. */
  readonly version: number;
}

/** Columns, and up to where they were read. */
interface Read {
  readonly columns: OfferColumns;
  standing: Standing;
  /** Changes since the horizon that are already in the columns. */
  applied: ReadonlySet<string>;
}

const readFrom = ({ columns, standing }: SavedIndex): Read => ({ columns, standing, applied: new Set() });

/**
 * Open offers in the memory of the process, so that counting them by all facets is one pass over columns and not a dozen groupings in the
 * database. It is loaded once, from a snapshot on the disk if there is a valid one; afterwards only the changes of later transactions are
 * read, on request and if the last read is older than `maxAgeMs`. The database remains the only source of truth: nothing is decided from
 * this index.
 */
export class OfferIndex {
  readonly #options: OfferIndexOptions;
  readonly #reader: ReturnType<typeof offerFactsReader>;
  /** Null before the first read. */
  #read: Read | null = null;
  #names: NamesByCode | null = null;
  #version = 0;
  #readAt = -Infinity;
  #allReadAt = -Infinity;
  #namesReadAt = -Infinity;
  #namesVersion = 0;
  #reading: Promise<void> | null = null;
  #renewing = false;
  /** Offers changed since the last snapshot was written or loaded. */
  #unsaved = 0;
  #savedAt = -Infinity;
  #saving: Promise<void> = Promise.resolve();

  constructor(options: OfferIndexOptions) {
    this.#options = options;
    this.#reader = offerFactsReader(options.queries);
  }

  /** Every offer that was open `maxAgeMs` ago, or later. */
  async current(): Promise<IndexedOffers> {
    if (performance.now() - this.#readAt >= this.#options.maxAgeMs || !this.#names) {
      this.#reading ??= this.#bringUpToDate().finally(() => (this.#reading = null));
      await this.#reading;
    }
    // Columns were replaced just now.
    if (!this.#names || !this.#read) return this.current();
    return { columns: this.#read.columns, names: this.#names, version: this.#version };
  }

  /** Saves a snapshot if anything has changed since the last one. For a process that exits. */
  async close(): Promise<void> {
    await this.#saving;
    if (this.#unsaved > 0) await this.#save();
  }

  async #bringUpToDate(): Promise<void> {
    const started = performance.now();
    if (this.#read) await this.#readChanges(this.#read);
    else await this.#load();
    if (!this.#names || started - this.#namesReadAt > namesCacheMs || this.#lacksNames(this.#names)) {
      this.#names = new NamesByCode(await readOfferNames(this.#options.queries));
      this.#namesReadAt = started;
      this.#version += 1;
    }
    this.#readAt = started;
    if (this.#read) this.#saveIfWorthIt(this.#read);
  }

  /** Loads the snapshot and the changes since; everything if there is no snapshot or too much has changed. */
  async #load(): Promise<void> {
    const saved = await this.#options.snapshots?.load(this.#version + 1);
    if (!saved) return this.#loadAll();
    const read = readFrom(saved);
    const { changed, isWhole, isSameServer } = await this.#update(read, changesSinceSnapshotAtMost);
    if (!isWhole || !isSameServer) return this.#loadAll();
    this.#take(read, changed);
    this.#savedAt = performance.now();
  }

  async #loadAll(): Promise<void> {
    const standing = await this.#reader.standing();
    const columns = new OfferColumns();
    const version = this.#version + 1;
    let last = 0;
    for (;;) {
      const { facts, last: next } = await this.#reader.after(last, this.#options.readAtOnce ?? usualAtOnce);
      for (const one of facts) columns.put(one, version);
      if (next === null) break;
      last = next;
    }
    this.#take(readFrom({ columns, standing }), Infinity);
  }

  #take(read: Read, unsaved: number): void {
    this.#read = read;
    this.#unsaved = unsaved;
    this.#allReadAt = performance.now();
    this.#version += 1;
    // Caches of names are keyed by them, and their entries by the ids of values in the old columns.
    this.#names = null;
  }

  async #readChanges(read: Read): Promise<void> {
    const { changed, isWhole, isSameServer } = await this.#update(read, changesAtMost);
    const isLongAgo = performance.now() - this.#allReadAt >= this.#options.maxAgeMs * readingsBetween;
    if (!isWhole && isLongAgo) return this.#loadAll();
    // Columns that replaced these meanwhile have their own count.
    if (read === this.#read) this.#unsaved += changed;
    const { empty, offers } = read.columns;
    if (!isSameServer) this.#renew(() => this.#load());
    else if (empty > Math.max(emptyAtLeast, offers)) this.#renew(() => this.#loadAll());
  }

  /** Applies changes to columns. Returns how many offers changed, whether these are all changes, and whether the server is still the same. */
  async #update(read: Read, atMost: number) {
    const { columns, standing, applied } = read;
    const { horizon, server, changes, isWhole, names } = await this.#reader.changesSince(
      standing.horizon,
      atMost,
    );
    // A category, brand or model was renamed or merged.
    if (names !== this.#namesVersion) this.#namesReadAt = -Infinity;
    this.#namesVersion = names;
    // A long transaction holds the horizon back: what was read since then is not read again.
    const fresh = changes.filter((change) => !applied.has(change));
    const wanted = [...new Set(fresh.map((change) => Number.parseInt(change, 10)))];
    for (let from = 0; from < wanted.length; from += usualAtOnce) {
      const gone = new Set(wanted.slice(from, from + usualAtOnce));
      const open = await this.#reader.of([...gone]);
      for (const facts of open) {
        columns.put(facts, this.#version + 1);
        gone.delete(facts.code);
      }
      for (const code of gone) columns.remove(code);
    }
    if (wanted.length > 0) this.#version += 1;
    read.applied = new Set(changes);
    if (isWhole) read.standing = { ...standing, horizon };
    return { changed: wanted.length, isWhole, isSameServer: server === standing.server };
  }

  /** Reloads in the background; a failed reload is retried at the next read. */
  #renew(load: () => Promise<void>): void {
    if (this.#renewing) return;
    this.#renewing = true;
    void load()
      .catch(() => undefined)
      .finally(() => (this.#renewing = false));
  }

  #saveIfWorthIt(read: Read): void {
    const { share, atLeast, afterMs } = worthSaving;
    const isWorthIt = this.#unsaved >= Math.max(atLeast, read.columns.offers * share);
    if (!isWorthIt || performance.now() - this.#savedAt < afterMs) return;
    // After the current request has been answered.
    this.#saving = pause(savingAfterMs, undefined, { ref: false }).then(() => this.#save());
    this.#savedAt = performance.now();
  }

  async #save(): Promise<void> {
    if (!this.#read) return;
    this.#unsaved = 0;
    this.#savedAt = performance.now();
    await this.#options.snapshots?.save(this.#read);
  }

  #lacksNames(names: NamesByCode): boolean {
    const values = this.#read?.columns.values;
    if (!values) return true;
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
