import { WORD_FACETS, type WordKey } from '../catalogue/filter/list-facets.ts';
import { byKey } from '../../tables/keyed.ts';
import { foldText } from './fold-text.ts';
import { isYear, rangeAt, type TermRange } from './term-ranges.ts';

/** The names in a catalogue, restricted to its open offers. */
export interface CatalogueNames {
  /** The values of a facet of words that given words mean, as `stemOf` returns them. */
  values(key: WordKey, stems: string): readonly string[];
  /** A state or a city in the form of the calls; null: no offer is there. */
  place(name: string): { readonly state: string } | { readonly city: string } | null;
  /** Whether offers contain a word in their titles or in the names of their brands and models. */
  isNamed(word: string): boolean;
  /** Whether there are offers of a year. */
  hasYear(year: number): boolean;
}

/** A parsed term: the parts understood as filters, and the remaining words. */
interface UnderstoodTerm {
  /** The remaining words, as typed. */
  readonly term: string;
  readonly words: Readonly<Record<WordKey, readonly string[]>>;
  readonly ranges: readonly TermRange[];
  readonly state: string | null;
  readonly city: string | null;
}

/** Words of a name at most. */
const longestName = 4;
/** They introduce a recognised value and have no meaning of their own. */
const leading = new Set([
  'em',
  'no',
  'na',
  'de',
  'do',
  'da',
  'cor',
  'ano',
  'cambio',
  'combustivel',
  'e',
  'com',
]);
const placeLeading = new Set(['em', 'no', 'na', 'de', 'do', 'da']);
/** Synonyms. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['alcool', 'etanol'],
  ['aut', 'automatico'],
]);

const usualStems = new Set(
  `branco preto prata cinza vermelho azul verde bege amarelo laranja marrom dourado vinho roxo rosa bronze champanhe
   flex gasolina etanol diesel gnv eletrico hibrido manual automatico automatizado cvt`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

/** Whether a word is a colour, a fuel or a gearbox, so that it is never treated as a misspelt name. */
export const isUsualValue = (folded: string): boolean => usualStems.has(stemOf(folded));

/** A word without number and gender: "branca", "brancos" and "branco" are the same. */
export function stemOf(folded: string): string {
  return folded
    .split(' ')
    .map((word) => (otherWords.get(word) ?? word).replace(/s$/, '').replace(/[ao]$/, ''))
    .join(' ');
}

/** Extracts known values from a term: colours, fuels, gearboxes, years, places, prices, mileages. Null: none found. */
export function understandTerm(text: string, names: CatalogueNames): UnderstoodTerm | null {
  const typed = text
    .replaceAll(/(\d)\.(?=\d{3}(?!\d))/g, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => foldText(word) !== '');
  const folded = typed.map(foldText);
  const words = byKey(WORD_FACETS, (): string[] => []);
  const found: { ranges: TermRange[]; state: string | null; city: string | null } = {
    ranges: [],
    state: null,
    city: null,
  };
  const left: string[] = [];
  let understood = false;
  for (let place = 0; place < folded.length;) {
    const next = rangeNext(folded, place, found) ?? nameNext(folded, place, names, words, found);
    if (next === null) {
      left.push(typed[place] ?? '');
      place += 1;
      continue;
    }
    understood = true;
    while (leading.has(foldText(left.at(-1) ?? ''))) left.pop();
    place = next;
  }
  return understood ? { term: left.join(' '), words, ...found } : null;
}

function rangeNext(folded: readonly string[], place: number, found: { ranges: TermRange[] }): number | null {
  const range = rangeAt(folded, place);
  if (!range || found.ranges.some(({ about }) => about === range.range.about)) return null;
  found.ranges.push(range.range);
  return range.next;
}

/** The position after the longest name that starts at a word. */
function nameNext(
  folded: readonly string[],
  place: number,
  names: CatalogueNames,
  words: Record<WordKey, string[]>,
  found: { ranges: TermRange[]; state: string | null; city: string | null },
): number | null {
  for (let length = Math.min(longestName, folded.length - place); length > 0; length -= 1) {
    const name = folded.slice(place, place + length).join(' ');
    for (const { key } of WORD_FACETS) {
      const values = names.values(key, stemOf(name));
      if (values.length === 0) continue;
      words[key].push(...values);
      return place + length;
    }
    if (takePlace(name, folded[place - 1] ?? '', names, found)) return place + length;
  }
  const word = folded[place] ?? '';
  const year = /^\d{4}$/.test(word) ? Number(word) : NaN;
  if (!isYear(year) || !names.hasYear(year) || found.ranges.some(({ about }) => about === 'years'))
    return null;
  found.ranges.push({ about: 'years', from: year, to: year });
  return place + 1;
}

/** A place counts only if nothing else has its name, unless it is introduced as a place ("em Mercedes"). */
function takePlace(
  name: string,
  before: string,
  names: CatalogueNames,
  found: { state: string | null; city: string | null },
): boolean {
  const isLedTo = placeLeading.has(before);
  const isSure = isLedTo || !name.split(' ').every((word) => names.isNamed(word));
  const where = isSure ? names.place(name) : null;
  if (where === null) return false;
  if ('state' in where) {
    if (found.state !== null) return false;
    found.state = where.state;
  } else {
    if (found.city !== null) return false;
    found.city = where.city;
  }
  return true;
}
