import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { MACHINES_CATEGORY } from '@patio/domain/catalogue/catalogue/hour-meter.ts';
import { isFullRange, type Range } from '@patio/domain/catalogue/catalogue/range-filter.ts';
import type { Dictionary } from '../../../../texts/dictionary.ts';
import { LIST_NAMES, type FilterOptions } from '../filters/filter-options.ts';
import { NO_FILTER, type FilterState } from '../filters/filter-state.ts';
import { hours, kilometres, reais } from './range-text.ts';

/** One choice as text, and the change that undoes it. */
export interface ActiveChoice {
  readonly words: string;
  readonly change: Partial<FilterState>;
}

/** All choices of one kind as text, with the change that undoes them together. */
export interface ActiveKind extends ActiveChoice {
  readonly kind: string;
  readonly choices: readonly ActiveChoice[];
}

type Words = Dictionary['home'];

/** How catalogue words and counts are written in the language of the page. */
export interface Spelling {
  readonly term: (word: string) => string;
  readonly count: (text: string) => string;
}

/** The active choices as text, in the order of the panel; `options` has the names for the codes. */
export function activeKinds(
  filter: FilterState,
  options: FilterOptions,
  home: Words,
  { term, count }: Spelling,
): ActiveKind[] {
  const nameOf = (name: (typeof LIST_NAMES)[number], code: number): string =>
    options[name].items.find((item) => item.code === code)?.name ?? `${home[name]} ${code}`;
  const machines = filter.category === MACHINES_CATEGORY;
  const usage = (value: number): string => count((machines ? hours : kilometres)(value));
  const lists = LIST_NAMES.map((name) =>
    listKind(name, home[name], filter[name], (code) => term(nameOf(name, code))),
  );
  const words = WORD_FACETS.map(({ key }) => listKind(key, home[key], filter[key], term));
  return [
    one('term', filter.term !== '' && home.searchTerm(filter.term), { term: '', exact: false }),
    one('kinds', kindWords(filter, home), { lot: true, vehicle: true }),
    one('price', rangeWords(home.price, filter.price, reais, home), { price: NO_FILTER.price }),
    one('usage', rangeWords(machines ? home.hours : home.usage, filter.usage, usage, home), {
      usage: NO_FILTER.usage,
    }),
    ...lists,
    one('state', filter.state !== '' && filter.city === '' && filter.state, { state: '', city: '' }),
    one('city', filter.city !== '' && placeWords(filter), { city: '' }),
    one('years', yearWords(filter, home), { years: NO_FILTER.years }),
    one('deal', filter.deal !== '' && home.deals[filter.deal], { deal: '' }),
    one('ending', filter.ending > 0 && home.endingWithin(filter.ending), { ending: 0 }),
    one('radius', filter.radius > 0 && home.within(filter.radius), { radius: 0 }),
    ...words,
  ].flat();
}

function one(kind: string, words: string | false | null, change: Partial<FilterState>): ActiveKind[] {
  return words === false || words === null ? [] : [{ kind, words, change, choices: [{ words, change }] }];
}

function listKind<Value>(
  kind: string,
  title: string,
  chosen: readonly Value[],
  nameOf: (value: Value) => string,
): ActiveKind[] {
  if (chosen.length === 0) return [];
  return [
    {
      kind,
      words: `${title}: ${chosen.map(nameOf).join(', ')}`,
      change: { [kind]: [] },
      choices: chosen.map((value) => ({
        words: nameOf(value),
        change: { [kind]: chosen.filter((other) => other !== value) },
      })),
    },
  ];
}

function kindWords({ lot, vehicle }: FilterState, home: Words): string | null {
  if (lot && vehicle) return null;
  if (lot) return home.onlyLots;
  return vehicle ? home.onlyVehicles : home.noKind;
}

function rangeWords(
  title: string,
  range: Range,
  text: (value: number) => string,
  home: Words,
): string | null {
  if (isFullRange(range)) return null;
  const from = range.start > 0 ? text(range.start) : null;
  const to = range.end === -1 ? null : text(range.end);
  return `${title}: ${home.range(from, to)}`;
}

function yearWords({ years: { from, to } }: FilterState, home: Words): string | null {
  if (from === null && to === null) return null;
  if (from === to) return `${home.years}: ${from}`;
  return `${home.years}: ${home.range(from === null ? null : String(from), to === null ? null : String(to))}`;
}

function placeWords({ state, city }: FilterState): string {
  return state === '' ? city : `${city}/${state}`;
}
