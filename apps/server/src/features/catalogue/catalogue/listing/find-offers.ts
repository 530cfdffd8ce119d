import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import type { ListDeps } from '../lists/list-settings.ts';
import { countOffers, type OfferCounts } from './count-offers.ts';
import { FacetMemory, type Found } from '../index/facets.ts';
import type { OfferColumns } from '../index/offer-columns.ts';
import { matchOffers } from '../index/match-offers.ts';
import { noFilter, type OfferFilter } from '@patio/domain/catalogue/catalogue/filter/offer-filter.ts';
import { OfferIndex, type IndexedOffers } from '../index/offer-index.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { offerTests } from '../index/offer-tests.ts';
import { searchReader } from '../search/search.store.ts';
import { choosePage } from '../index/offer-order.ts';
import { TermSearch, VocabularyMemory, type Vocabulary } from '../search/search-words.ts';

/** Milliseconds that a process may show what others have changed meanwhile. */
const indexFreshMs = 300;

/** No offer is of this one. */
const unknownPartner = -1;

/** What a user asks a list for. */
export interface OfferQuestion {
  readonly filter: OfferFilter;
  readonly viewer: Viewer;
  readonly now: number;
  readonly origin: Coordinates | null;
  /** The words of the term as they are typed. */
  readonly exact: boolean;
  /** In which the counted things are named. */
  readonly idiom: Idiom;
}

export interface FoundOffers extends Found {
  readonly index: IndexedOffers;
  /** The words that were searched for instead of the term, or null. */
  readonly corrected: string | null;
}

export interface Stock {
  readonly index: IndexedOffers;
  readonly slots: Int32Array;
  readonly counts: OfferCounts;
  readonly countedAt: number;
}

/** The newest open offers of a category and a store. */
export interface NewestOffers {
  readonly codes: readonly number[];
  /** Of all open ones, also those beyond the codes. */
  readonly total: number;
  readonly partnerId: number | null;
  readonly version: number;
}

interface KeptNewest extends NewestOffers {
  readonly foundAt: number;
}

/** Milliseconds between two makings of the list of known words, at least. */
const vocabularyKeptMs = 30_000;

/** Milliseconds that a stock is used again while nothing changes; offers also end by the clock. */
const stockKeptMs = 2000;
const stocksAtMost = 20;
const visitor: Viewer = { profileCode: 7, accountId: null };

/** Finds and counts the offers of a filter, in the memory of this process; only words are looked up in the database. */
export class OfferFinder {
  readonly #index: OfferIndex;
  readonly #facets = new FacetMemory();
  readonly #search: TermSearch;
  readonly #reader: ReturnType<typeof searchReader>;
  readonly #stocks = new BoundedMap<string, Stock>(stocksAtMost);
  readonly #newest = new BoundedMap<string, KeptNewest>(stocksAtMost);
  readonly #words: VocabularyMemory;

  constructor({ database, clock, settings }: ListDeps) {
    this.#index = new OfferIndex({ queries: database, freshMs: settings.alwaysFresh ? 0 : indexFreshMs });
    this.#words = new VocabularyMemory(settings.alwaysFresh ? 0 : vocabularyKeptMs);
    this.#search = new TermSearch(database, clock, (index) => this.vocabulary(index));
    this.#reader = searchReader(database);
  }

  /** The open offers as they are now. The first call reads all of them. */
  current(): Promise<IndexedOffers> {
    return this.#index.current();
  }

  /** An unknown or not yet approved store has no offers (S-20). */
  async find({ filter, viewer, now, origin, exact, idiom }: OfferQuestion): Promise<FoundOffers> {
    const [index, partnerId] = await this.#indexAndPartner(filter);
    const words = filter.term === null ? null : await this.#search.find(index, filter.term, exact);
    const corrected = words?.corrected ?? null;
    const question = { filter, viewer, now, origin, partnerId };
    const some = words && slotsOf(index.columns, words.codes);
    const told = { words: corrected ?? String(exact), idiom };
    return { ...this.#facets.find(index, question, some, told), index, corrected };
  }

  /** The words that open offers are found by, some seconds old at most. */
  vocabulary(index: IndexedOffers): Vocabulary {
    return this.#words.of(index);
  }

  /** The newest open offers of a category and a store, or of all (null): at most `limit` of them, and how many there are. */
  async newest(
    category: number | null,
    partner: string | null,
    now: number,
    limit: number,
  ): Promise<NewestOffers> {
    const filter = { ...noFilter, category, partner };
    const [index, partnerId] = await this.#indexAndPartner(filter);
    const key = `${category} ${partnerId} ${limit}`;
    const kept = this.#newest.get(key);
    if (kept && kept.version === index.version && Math.abs(now - kept.foundAt) < stockKeptMs) return kept;
    const tests = offerTests(index, { filter, viewer: visitor, now, origin: null, partnerId });
    const { found } = matchOffers(index, tests, now, null, false);
    const page = {
      order: 'MAIS_RECENTES',
      viewer: visitor,
      origin: null,
      after: null,
      offset: 0,
      limit,
    } as const;
    const codes = choosePage(index, found, page).map(({ code }) => code);
    const newest = { codes, total: found.length, partnerId, version: index.version, foundAt: now };
    this.#newest.set(key, newest);
    return newest;
  }

  /** The offers of a category and a store, or of all (null), with the counts of what they are. */
  async stock(category: number | null, partner: string | null, now: number): Promise<Stock> {
    const filter = { ...noFilter, category, partner };
    const [index, partnerId] = await this.#indexAndPartner(filter);
    const key = `${category} ${partnerId}`;
    const kept = this.#stocks.get(key);
    if (kept && kept.index.version === index.version && Math.abs(now - kept.countedAt) < stockKeptMs)
      return kept;
    const tests = offerTests(index, { filter, viewer: visitor, now, origin: null, partnerId });
    // Nothing is counted here as if it were not chosen.
    const { found } = matchOffers(index, tests, now, null, false);
    const counts = countOffers(index.columns, { found, missed: new Map() }, visitor, now);
    const stock = { index, slots: found, counts, countedAt: now };
    this.#stocks.set(key, stock);
    return stock;
  }

  async #indexAndPartner({ partner }: OfferFilter): Promise<[IndexedOffers, number | null]> {
    const [index, id] = await Promise.all([
      this.#index.current(),
      partner === null ? null : this.#reader.partnerId(partner),
    ]);
    return [index, id === undefined ? unknownPartner : id];
  }
}

function slotsOf(columns: OfferColumns, codes: readonly number[]): Int32Array {
  const slots = new Int32Array(codes.length);
  let count = 0;
  for (const code of codes) {
    const slot = columns.slot(code);
    if (slot !== undefined) slots[count++] = slot;
  }
  return slots.subarray(0, count);
}
