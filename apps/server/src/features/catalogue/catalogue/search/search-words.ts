import { correctWord, type KnownWord } from '@patio/domain/catalogue/search/correct-word.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ShortMemory } from '../../../../platform/memory/short-memory.ts';
import type { CodedColumn } from '../index/columns.ts';
import type { IndexedOffers } from '../index/offer-index.ts';
import { searchReader } from './search.store.ts';

export interface SearchResult {
  /** Offers that have every word; the filter still has to be applied to them. */
  readonly codes: readonly number[];
  /** The words that were searched for instead, or null. */
  readonly corrected: string | null;
}

/** Words of one term that are corrected at most. */
const correctedAtMost = 8;

/** Finds offers by words, kept for a few seconds. A word that no open offer has is corrected to one that some have, where one is near. */
export class TermSearch {
  readonly #reader: ReturnType<typeof searchReader>;
  /** Answers with the version of the index that they were found beside. */
  readonly #memory: ShortMemory<SearchResult & { readonly version: IndexedOffers['version'] }>;

  readonly #vocabulary: (index: IndexedOffers) => Vocabulary;

  constructor(queries: Queries, clock: Clock, vocabulary: (index: IndexedOffers) => Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#reader = searchReader(queries);
    this.#memory = new ShortMemory({ clock, size: 60, freshMs: 2000, staleMs: 5000 });
  }

  async find(index: IndexedOffers, term: string, exact: boolean): Promise<SearchResult> {
    const key = `${exact ? 1 : 0}${term}`;
    const search = async () => ({ ...(await this.#find(index, term, exact)), version: index.version });
    const kept = await this.#memory.get(key, search);
    // Who follows an alert about a new offer must not be told that there is none.
    return kept.codes.length > 0 || kept.version === index.version ? kept : this.#memory.renew(key, search);
  }

  async #find(index: IndexedOffers, term: string, exact: boolean): Promise<SearchResult> {
    const codes = await this.#reader.codes(term);
    if (codes.length > 0 || exact) return { codes, corrected: null };
    const corrected = await this.#correct(index, term);
    const found = corrected === null ? [] : await this.#reader.codes(corrected);
    return { codes: found, corrected: found.length > 0 ? corrected : null };
  }

  async #correct(index: IndexedOffers, term: string): Promise<string | null> {
    const typed = term.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => foldText(word) !== '');
    const missing = [...new Set(await this.#reader.missingWords(typed.map(foldText)))];
    if (missing.length === 0 || missing.length > correctedAtMost) return null;
    const known = this.#vocabulary(index);
    const meant = new Map(missing.map((word) => [word, correctWord(word, known)]));
    if ([...meant.values()].includes(null)) return null;
    return typed.map((word) => meant.get(foldText(word)) ?? word).join(' ');
  }
}

/** Known words with their uses. */
export type Vocabulary = readonly KnownWord[];

/** Keeps the known words: making them goes through everything, and every misspelt word asks for them. */
export class VocabularyMemory {
  readonly #keptMs: number;
  #kept: { readonly words: Vocabulary; readonly version: number; readonly madeAt: number } | null = null;

  /** `keptMs`: milliseconds that words are used again though offers have changed. */
  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  of(index: IndexedOffers): Vocabulary {
    const kept = this.#kept;
    const now = performance.now();
    if (kept && (kept.version === index.version || now - kept.madeAt < this.#keptMs)) return kept.words;
    const words = vocabulary(index);
    this.#kept = { words, version: index.version, madeAt: now };
    return words;
  }
}

/** Words of the titles, categories, brands and models of open offers. */
function vocabulary({ columns, names }: IndexedOffers): KnownWord[] {
  const uses = new Map<string, number>();
  const add = (word: string, count: number) => uses.set(word, (uses.get(word) ?? 0) + count);
  for (const [id, word] of columns.word.values.entries()) add(word, columns.word.uses[id] ?? 0);
  const addNames = (column: CodedColumn<number>, book: ReadonlyMap<number, string>) => {
    for (const [id, code] of column.values.entries()) {
      for (const word of names.words(book.get(code) ?? '')) add(word, column.uses[id] ?? 0);
    }
  };
  addNames(columns.category, names.category);
  addNames(columns.subcategory, names.subcategory);
  addNames(columns.brand, names.brand);
  addNames(columns.model, names.model);
  return [...uses].filter(([, count]) => count > 0).map(([word, count]) => ({ word, uses: count }));
}
