import type { Queries } from '../../../../platform/db/database.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import type { IndexedOffers } from '../index/offer-index.ts';
import { openOffersByCode } from '../offers-by-code.store.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import { markFavourites } from './mark-favourites.ts';

/** Maximum of cached offers for each profile, about 2 KB each; the least recently read is evicted first. */
const maxCached = 10_000;
/** Maximum age of a cached offer in milliseconds: names that it contains may have changed by then. */
const maxAgeMs = 30_000;
/** Offers read at once: enough to be fast, few enough that a bid does not wait for a core. */
const readAtOnce = 25;

interface CachedText {
  readonly json: string;
  /** The version of the index when the read started: later changes are not included. */
  readonly version: number;
  readonly readAt: number;
}

/** Caches offers as JSON of API-01, or as shortened by `shorten`, for each profile; read again when the index reports a change. */
export class OfferTexts {
  readonly #database: Queries;
  readonly #maxAgeMs: number;
  readonly #shorten: (json: string) => string;
  readonly #profiles = new Map<number, BoundedMap<number, CachedText>>();

  /** `maxAgeMs`: maximum lag of a reply in milliseconds. */
  constructor(database: Queries, maxAgeMs: number, shorten = (json: string): string => json) {
    this.#database = database;
    this.#shorten = shorten;
    this.#maxAgeMs = maxAgeMs;
  }

  /** Open offers in the order of their codes; offers that have ended meanwhile are left out. */
  async read(
    index: IndexedOffers,
    viewer: Viewer,
    codes: readonly number[],
    now: number,
  ): Promise<readonly string[]> {
    const cached = this.#cachedFor(viewer.profileCode);
    const texts = new Map<number, string>();
    const missing: number[] = [];
    for (const code of codes) {
      const text = cached.get(code);
      if (text && this.#isGood(index, code, text)) texts.set(code, text.json);
      else missing.push(code);
    }
    const visitor = { ...viewer, accountId: null };
    for (let from = 0; from < missing.length; from += readAtOnce) {
      const began = { version: index.version, readAt: performance.now() };
      const wanted = missing.slice(from, from + readAtOnce);
      for (const { code, json: whole } of await openOffersByCode(this.#database, visitor, wanted, now)) {
        const json = this.#shorten(whole);
        cached.set(code, { json, ...began });
        texts.set(code, json);
      }
    }
    const found = codes.filter((code) => texts.has(code));
    const offers = found.map((code) => texts.get(code) ?? '');
    return viewer.accountId === null
      ? offers
      : markFavourites(this.#database, viewer.accountId, offers, found);
  }

  #cachedFor(profileCode: number): BoundedMap<number, CachedText> {
    const known = this.#profiles.get(profileCode) ?? new BoundedMap<number, CachedText>(maxCached);
    this.#profiles.set(profileCode, known);
    return known;
  }

  #isGood({ columns }: IndexedOffers, code: number, text: CachedText): boolean {
    const slot = columns.slot(code);
    if (slot === undefined || text.version < columns.version.at(slot)) return false;
    return performance.now() - text.readAt < Math.min(maxAgeMs, this.#maxAgeMs * 100);
  }
}
