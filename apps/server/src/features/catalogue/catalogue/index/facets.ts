import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import { facetsOf } from './facet-json.ts';
import { countOffers } from '../listing/count-offers.ts';
import { matchOffers } from './match-offers.ts';
import type { IndexedOffers } from './offer-index.ts';
import { offerTests, type ListQuestion } from './offer-tests.ts';

/** What a filter finds. */
export interface Found {
  readonly slots: Int32Array;
  /** The field `facets` of the reply, as JSON. */
  readonly facets: string;
}

interface KeptFacets {
  readonly json: string;
  readonly version: number;
  readonly countedAt: number;
}

/** Replies kept at most; the one counted the longest ago goes first. */
const keptAtMost = 500;
/** Milliseconds that counts are given again while the index stays as it is: offers also end by the clock. */
const keptMs = 1000;

/** Finds and counts; anyone who asks for the counts of the same filter again within a second gets them again. */
export class FacetMemory {
  readonly #kept = new BoundedMap<string, KeptFacets>(keptAtMost);

  /** The offers of a question among `some` slots, or among all (null); `words` tells apart what else found them. */
  find(
    index: IndexedOffers,
    question: ListQuestion,
    some: Int32Array | null,
    { words, idiom }: { readonly words: string; readonly idiom: Idiom },
  ): Found {
    const { filter, viewer, now, origin } = question;
    const tests = offerTests(index, question);
    const key = JSON.stringify([
      viewer.profileCode,
      filter.radius === null ? null : origin,
      words,
      idiom,
      filter,
    ]);
    const kept = this.#kept.get(key);
    if (kept && kept.version === index.version && Math.abs(now - kept.countedAt) < keptMs) {
      return { slots: matchOffers(index, tests, now, some, false).found, facets: kept.json };
    }
    const matched = matchOffers(index, tests, now, some, true);
    const counts = countOffers(index.columns, matched, viewer, now);
    const json = JSON.stringify(facetsOf(index, counts, filter.state !== null, idiom));
    this.#kept.set(key, { json, version: index.version, countedAt: now });
    return { slots: matched.found, facets: json };
  }
}
