import { correctWord, type KnownWord } from '@patio/domain/catalogue/search/correct-word.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { isUsualValue } from '@patio/domain/catalogue/search/understand-term.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { BoundedMap } from '../../../../platform/memory/bounded-map.ts';
import { keepOnly, noBits, setBit, sizeOf, type Bits } from '../index/sets/bits.ts';
import type { IndexedOffers } from '../index/offer-index.ts';
import type { ValueColumn } from '../index/sets/value-column.ts';
import { searchReader, type SearchWord } from './search.store.ts';

/** A term in the form that the index searches. */
export interface ReadTerm {
  readonly text: string;
  readonly words: readonly SearchWord[];
}

/** Maximum of corrected words per term. */
const correctedAtMost = 8;
/** Cache of terms with their words: the stem of a word never changes. */
const termsAtMost = 5000;

/** Finds offers by words. A word that no open offer has is corrected to a similar one that some have. */
export class TermSearch {
  readonly #reader: ReturnType<typeof searchReader>;
  readonly #read = new BoundedMap<string, ReadTerm>(termsAtMost);
  readonly #vocabulary: (index: IndexedOffers) => Vocabulary;

  constructor(queries: Queries, vocabulary: (index: IndexedOffers) => Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#reader = searchReader(queries);
  }

  /** The words of a term. */
  async read(text: string): Promise<ReadTerm> {
    const known = this.#read.get(text) ?? { text, words: await this.#reader.words(text) };
    this.#read.set(text, known);
    return known;
  }

  /** The open offers that contain every word of a term. Null: none does. */
  find(index: IndexedOffers, { words }: ReadTerm, now: number): Bits | null {
    if (words.length === 0) return null;
    const open = index.columns.open.at(now, index.columns.size);
    const isKnown = (word: string) => (index.columns.titleWords.of(word)?.sizeIn(open) ?? 0) > 0;
    const joined = joinedWords(words, isKnown);
    if (joined.length < words.length)
      return slotsOfAll(index, joined, open) ?? slotsOfAll(index, words, open);
    return slotsOfAll(index, words, open) ?? slotsOfAll(index, partedWords(words, isKnown), open);
  }

  /** The term with its unknown words replaced by similar known ones; null: not all of them have one, or none is unknown. */
  correct(index: IndexedOffers, { text, words }: ReadTerm, now: number): string | null {
    const typed = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => foldText(word) !== '');
    const isMissing = (word: SearchWord) =>
      this.find(index, { text: word.word, words: [word] }, now) === null;
    const missing = words
      .filter((word, place) => (place === words.length - 1 || word.stems.length > 0) && isMissing(word))
      .map(({ word }) => word);
    if (missing.length === 0 || missing.length > correctedAtMost || missing.some(isUsualValue)) return null;
    const known = this.#vocabulary(index);
    const meant = new Map(missing.map((word) => [word, correctWord(word, known)]));
    if ([...meant.values()].includes(null)) return null;
    return typed.map((word) => meant.get(foldText(word)) ?? word).join(' ');
  }
}

/** The open offers that contain all of some words; null: none does. */
function slotsOfAll(index: IndexedOffers, words: readonly SearchWord[], open: Bits): Bits | null {
  const found = open.slice();
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1;
    if (isLast || word.stems.length > 0) keepOnly(found, slotsOf(index, word, isLast));
  }
  return sizeOf(found) === 0 ? null : found;
}

const plainWord = (word: string): SearchWord => ({ word, number: null, stems: [word] });

/** Joins letters and digits that offers write as one word: "hb 20" is "hb20". */
function joinedWords(words: readonly SearchWord[], isKnown: (word: string) => boolean): SearchWord[] {
  const joined: SearchWord[] = [];
  for (const next of words) {
    const before = joined.at(-1)?.word ?? '';
    const whole = before + next.word;
    const isMixed = /[a-z]$/.test(before) !== /^[a-z]/.test(next.word);
    if (before !== '' && isMixed && isKnown(whole)) joined[joined.length - 1] = plainWord(whole);
    else joined.push(next);
  }
  return joined;
}

/** Splits unknown words that are two known ones: "palioweekend", "hb20" if offers say "HB 20". */
function partedWords(words: readonly SearchWord[], isKnown: (word: string) => boolean): SearchWord[] {
  return words.flatMap((given) => {
    const { word } = given;
    if (isKnown(word)) return [given];
    for (let cut = word.length - 2; cut >= 1; cut -= 1) {
      const [start, end] = [word.slice(0, cut), word.slice(cut)];
      if (isKnown(start) && isKnown(end)) return [plainWord(start), plainWord(end)];
    }
    return [given];
  });
}

/** The slots with a word in one of its forms, or with that prefix if it may be incomplete. */
function slotsOf({ columns }: IndexedOffers, { word, number, stems }: SearchWord, isLast: boolean): Bits {
  const bits = noBits(columns.size);
  for (const form of new Set([...stems, number ?? word, word])) columns.words.of(form)?.addTo(bits);
  // An offer can be found by its code.
  const code = /^\d{1,15}$/.test(word) ? columns.slot(Number(word)) : undefined;
  if (code !== undefined) setBit(bits, code);
  if (isLast) for (const id of columns.words.beginning(word)) columns.words.postings[id]?.addTo(bits);
  return bits;
}

/** Known words with their uses. */
export type Vocabulary = readonly KnownWord[];

/** Caches the known words: building them visits everything, and every misspelt word needs them. */
export class VocabularyMemory {
  readonly #maxAgeMs: number;
  #kept: { readonly words: Vocabulary; readonly version: number; readonly madeAt: number } | null = null;

  /** `maxAgeMs`: milliseconds for which words are reused although offers have changed. */
  constructor(maxAgeMs: number) {
    this.#maxAgeMs = maxAgeMs;
  }

  of(index: IndexedOffers): Vocabulary {
    const cached = this.#kept;
    const now = performance.now();
    if (cached && (cached.version === index.version || now - cached.madeAt < this.#maxAgeMs))
      return cached.words;
    const words = vocabulary(index);
    this.#kept = { words, version: index.version, madeAt: now };
    return words;
  }
}

/** Words of the titles, categories, brands and models of open offers. */
function vocabulary({ columns, names }: IndexedOffers): KnownWord[] {
  const { bits } = columns.open;
  const uses = new Map<string, number>();
  const add = (word: string, count: number) => uses.set(word, (uses.get(word) ?? 0) + count);
  for (const [id, word] of columns.titleWords.words.entries())
    add(word, columns.titleWords.postings[id]?.sizeIn(bits) ?? 0);
  const addNames = ({ values, postings }: ValueColumn, book: ReadonlyMap<number, string>) => {
    for (const [id, code] of values.entries()) {
      const count = postings[id]?.sizeIn(bits) ?? 0;
      for (const word of names.words(book.get(Number(code)) ?? '')) add(word, count);
    }
  };
  addNames(columns.values.category, names.category);
  addNames(columns.values.subcategories, names.subcategory);
  addNames(columns.values.brands, names.brand);
  addNames(columns.values.models, names.model);
  return [...uses].filter(([, count]) => count > 0).map(([word, count]) => ({ word, uses: count }));
}
