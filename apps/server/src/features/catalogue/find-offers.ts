import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { ServerDeps } from '../../deps.ts';
import { FacetMemory, type Found } from './facets.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { OfferFilter } from './offer-filter.ts';
import { OfferIndex, type IndexedOffers } from './offer-index.ts';
import type { Viewer } from './offer-conditions.store.ts';
import { searchReader } from './search.store.ts';
import { TermSearch } from './search-words.ts';

/** Milliseconds that a process may show what others have changed meanwhile. */
const indexFreshMs = 300;

/** No offer is of this one. */
const unknownPartner = -1;

/** What somebody asks a list for. */
export interface OfferQuestion {
  readonly filter: OfferFilter;
  readonly viewer: Viewer;
  readonly now: number;
  readonly origin: Coordinates | null;
  /** The words of the term as they are typed. */
  readonly exact: boolean;
}

export interface FoundOffers extends Found {
  readonly index: IndexedOffers;
  /** The words that were searched for instead of the term, or null. */
  readonly corrected: string | null;
}

/** Finds and counts the offers of a filter, in the memory of this process; only words are looked up in the database. */
export class OfferFinder {
  readonly #index: OfferIndex;
  readonly #facets = new FacetMemory();
  readonly #search: TermSearch;
  readonly #reader: ReturnType<typeof searchReader>;

  constructor({ database, clock, config }: ServerDeps) {
    this.#index = new OfferIndex({ queries: database, freshMs: config.mode === 'test' ? 0 : indexFreshMs });
    this.#search = new TermSearch(database, clock);
    this.#reader = searchReader(database);
  }

  /** The open offers as they are now. The first call reads all of them. */
  current(): Promise<IndexedOffers> {
    return this.#index.current();
  }

  /** An unknown or not yet approved store has no offers (S-20). */
  async find({ filter, viewer, now, origin, exact }: OfferQuestion): Promise<FoundOffers> {
    const [index, partnerId] = await Promise.all([
      this.#index.current(),
      filter.partner === null ? null : this.#reader.partnerId(filter.partner),
    ]);
    const words = filter.term === null ? null : await this.#search.find(index, filter.term, exact);
    const corrected = words?.corrected ?? null;
    const question = {
      filter,
      viewer,
      now,
      origin,
      partnerId: partnerId === undefined ? unknownPartner : partnerId,
    };
    const some = words && slotsOf(index.columns, words.codes);
    return { ...this.#facets.find(index, question, some, corrected ?? String(exact)), index, corrected };
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
