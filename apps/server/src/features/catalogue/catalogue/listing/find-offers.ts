import type { OfferQuery, UnderstoodQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import type { ListDeps } from '../lists/list-settings.ts';
import { countOffers } from '../index/count-offers.ts';
import { FacetWriter } from '../index/facet-json.ts';
import { keyed } from '@patio/domain/tables/keyed.ts';
import { noFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { Narrowing } from '../index/narrowing.ts';
import { offerFilter } from '../index/offer-filter.ts';
import { catalogueNames } from '../search/catalogue-names.ts';
import { understoodQuery, withUnderstood } from '../search/understood-query.ts';
import { OfferIndex, type IndexedOffers } from '../index/offer-index.ts';
import { IndexSnapshots } from '../index/snapshot/index-snapshots.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { choosePage } from '../index/offer-order.ts';
import { noBits, type Bits } from '../index/sets/bits.ts';
import { TermSearch, type ReadTerm, VocabularyMemory, type Vocabulary } from '../search/search-words.ts';

/** Milliseconds by which a process may lag behind changes of others. */
const indexMaxAgeMs = 300;

/** A user's list request. */
export interface OfferQuestion {
  readonly query: OfferQuery;
  readonly viewer: Viewer;
  readonly now: number;
  readonly origin: Coordinates | null;
  /** The language of the names of counted values. */
  readonly idiom: Idiom;
}

export interface FoundOffers {
  readonly index: IndexedOffers;
  readonly found: Bits;
  readonly total: number;
  /** The field `facets` of the reply, as JSON; null if the query omits it. */
  readonly facets: string | null;
  /** The corrected words that were searched instead of the term, or null. */
  readonly corrected: string | null;
  /** The parts of the term that became filters, or null. */
  readonly understood: UnderstoodQuery | null;
}

/** A query with the meaning of its term. */
interface Meant {
  readonly query: OfferQuery;
  /** Null: no words. */
  readonly read: ReadTerm | null;
  readonly corrected: string | null;
  readonly understood: UnderstoodQuery | null;
}

/** What suggestions name. */
export const namedKinds = ['category', 'brands', 'subcategories', 'models'] as const;
export type NamedKind = (typeof namedKinds)[number];

export interface Stock {
  readonly index: IndexedOffers;
  readonly found: Bits;
  /** Number of offers for each value, by its id. */
  readonly counts: Readonly<Record<NamedKind, Int32Array>>;
  readonly countedAt: number;
}

/** The newest open offers of a category and a store. */
export interface NewestOffers {
  readonly codes: readonly number[];
  /** For all open ones, including beyond the codes. */
  readonly total: number;
  readonly index: IndexedOffers;
}

interface CachedNewest extends NewestOffers {
  readonly foundAt: number;
}

/** Minimum interval in milliseconds between two builds of the list of known words. */
const vocabularyCacheMs = 30_000;

/** Milliseconds for which a stock is reused while nothing changes; offers also end by the clock. */
const stockCacheMs = 2000;
const stocksAtMost = 20;
const visitor: Viewer = { profileCode: 7, accountId: null };

/** Finds and counts the offers of a filter, in the memory of this process. */
export class OfferFinder {
  /** Maximum lag of the result in milliseconds. */
  readonly maxAgeMs: number;
  readonly #index: OfferIndex;
  readonly #facets = new FacetWriter();
  readonly #search: TermSearch;
  readonly #stocks = new BoundedMap<string, Stock>(stocksAtMost);
  readonly #newest = new BoundedMap<string, CachedNewest>(stocksAtMost);
  readonly #vocabulary: VocabularyMemory;

  constructor({ database, settings, warn }: ListDeps) {
    this.maxAgeMs = settings.alwaysFresh ? 0 : indexMaxAgeMs;
    const { snapshotFile: file } = settings;
    const snapshots = file === null ? null : new IndexSnapshots({ queries: database, file, warn });
    this.#index = new OfferIndex({ queries: database, maxAgeMs: this.maxAgeMs, snapshots });
    this.#vocabulary = new VocabularyMemory(settings.alwaysFresh ? 0 : vocabularyCacheMs);
    this.#search = new TermSearch(database, (index) => this.vocabulary(index));
  }

  /** The current open offers. The first call reads all of them. */
  current(): Promise<IndexedOffers> {
    return this.#index.current();
  }

  /** Saves the index for the next start. */
  close(): Promise<void> {
    return this.#index.close();
  }

  /** An unknown or unapproved store has no offers (S-20). */
  async find(question: OfferQuestion): Promise<FoundOffers> {
    const { viewer, now, origin, idiom } = question;
    const index = await this.current();
    const { query, read, corrected, understood } = await this.#meant(index, question);
    const filter = offerFilter(query);
    // No awaiting from here on: result, counts and order are of one moment.
    const worded = read && (this.#search.find(index, read, now) ?? noBits(index.columns.size));
    const narrowing = new Narrowing(index, { filter, viewer, now, origin, worded });
    const counts = query.facets === false ? null : countOffers(index.columns, narrowing, viewer, now);
    return {
      index,
      found: narrowing.found,
      total: narrowing.size,
      facets: counts && this.#facets.write(index, counts, filter.state !== null, idiom),
      corrected,
      understood,
    };
  }

  /**
   * How the term of a query is searched. Recognised values become filters, if offers match them together with the other words; otherwise
   * all of it is searched as words, as typed or corrected.
   */
  async #meant(index: IndexedOffers, question: OfferQuestion): Promise<Meant> {
    const { query } = question;
    const term = query.term ? query.term.toLowerCase() : null;
    if (term === null) return { query, read: null, corrected: null, understood: null };
    const understood = query.exact ? null : understoodQuery(query, catalogueNames(index));
    if (understood) {
      const narrowed = withUnderstood(query, understood);
      const words =
        understood.term === ''
          ? { read: null, corrected: null }
          : await this.#words(index, narrowed, question);
      if (this.#fits(index, understood, words.read, question))
        return { query: narrowed, ...words, understood };
    }
    return { query, ...(await this.#words(index, query, question)), understood: null };
  }

  /** The words of a query: as typed, joined or split as offers have them, or corrected if nothing matches. */
  async #words(
    index: IndexedOffers,
    { term = '', exact }: OfferQuery,
    { now }: OfferQuestion,
  ): Promise<{ readonly read: ReadTerm; readonly corrected: string | null }> {
    const read = await this.#search.read(term.toLowerCase());
    const asTyped = { read, corrected: null };
    if (exact || this.#search.find(index, read, now)) return asTyped;
    const corrected = this.#search.correct(index, read, now);
    if (corrected === null) return asTyped;
    const other = await this.#search.read(corrected);
    return this.#search.find(index, other, now) ? { read: other, corrected } : asTyped;
  }

  /** Whether some open offer matches both the filters and the words. */
  #fits(
    index: IndexedOffers,
    understood: UnderstoodQuery,
    read: ReadTerm | null,
    { viewer, now }: OfferQuestion,
  ): boolean {
    const worded = read && this.#search.find(index, read, now);
    if (read && worded === null) return false;
    const filter = offerFilter(withUnderstood({}, understood));
    return new Narrowing(index, { filter, viewer, now, origin: null, worded }).size > 0;
  }

  /** The known words of open offers, some seconds old at most. */
  vocabulary(index: IndexedOffers): Vocabulary {
    return this.#vocabulary.of(index);
  }

  /** The newest open offers of a category and a store, or of all (null): at most `limit` of them, and their total. */
  async newest(
    category: number | null,
    partner: string | null,
    now: number,
    limit: number,
  ): Promise<NewestOffers> {
    const index = await this.current();
    const key = `${category} ${limit} ${partner}`;
    const cached = this.#newest.get(key);
    if (cached && cached.index.version === index.version && Math.abs(now - cached.foundAt) < stockCacheMs)
      return cached;
    const { found, size } = this.#of(index, category, partner, now);
    const page = {
      order: 'MAIS_RECENTES',
      viewer: visitor,
      origin: null,
      after: null,
      offset: 0,
      limit,
    } as const;
    const codes = choosePage(index, found, page).map(({ code }) => code);
    const newest = { codes, total: size, index, foundAt: now };
    this.#newest.set(key, newest);
    return newest;
  }

  /** The offers of a category and a store, or of all (null), with their counts by kind. */
  async stock(category: number | null, partner: string | null, now: number): Promise<Stock> {
    const index = await this.current();
    const key = `${category} ${partner}`;
    const cached = this.#stocks.get(key);
    if (cached && cached.index.version === index.version && Math.abs(now - cached.countedAt) < stockCacheMs)
      return cached;
    const narrowing = this.#of(index, category, partner, now);
    const counts = countOffers(index.columns, narrowing, visitor, now);
    const byKind = keyed(
      namedKinds,
      (kind) => kind,
      (kind) => counts.of(kind),
    );
    const stock = { index, found: narrowing.found, counts: byKind, countedAt: now };
    this.#stocks.set(key, stock);
    return stock;
  }

  #of(index: IndexedOffers, category: number | null, partner: string | null, now: number): Narrowing {
    const filter = { ...noFilter, category, partner };
    return new Narrowing(index, { filter, viewer: visitor, now, origin: null, worded: null });
  }
}
