import type { FilterItem } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import type { Facets } from '@patio/contract/catalogue/catalogue/list-offers.ts';

/** How many choices of a list the panel shows; the rest is in a dialog (FILT-26). */
export const SHOWN = { brands: 5, subcategories: 5, models: 10 } as const;

/** A list that is longer than the panel: brands, subcategories, models. */
export type ListName = keyof typeof SHOWN;
export const LIST_NAMES = ['brands', 'subcategories', 'models'] as const;

/** One option of a list. */
export interface ChoiceItem {
  readonly code: number;
  readonly name: string;
  /** Number of offers with the other filters applied; null when unknown. */
  readonly count: number | null;
  /** Addresses of its picture when selected and when not, '' without one (FILT-28). */
  readonly on: string;
  readonly off: string;
}

/** The choices of a list that the panel shows, and the total number. */
export interface ChoiceSet {
  readonly items: readonly ChoiceItem[];
  readonly total: number;
}

/** The available options, and how many offers each has under the current filter. */
export interface FilterOptions extends Readonly<Record<ListName, ChoiceSet>> {
  /** Null when the offers could not be counted. */
  readonly facets: Omit<Facets, ListName | 'categories'> | null;
  /** Each complete list, if it is included in the page; otherwise the dialog of a list loads it. */
  readonly whole?: Readonly<Record<ListName, readonly ChoiceItem[]>>;
}

/** One row of an option list. */
export interface Choice {
  readonly code: number;
  readonly name: string;
  readonly count: number | null;
  readonly selected: boolean;
  /** Address of the picture for the current state, '' without one (FILT-28). */
  readonly image: string;
}

type Facet = Facets[ListName];

/** The server counts at most this many items of a list; beyond it a number is unknown. */
const COUNTED = 200;

/** All items of a list, those with most offers first, then by name. */
export function allItems(items: readonly FilterItem[], facet: Facet | undefined): ChoiceItem[] {
  const counts = facet === undefined ? null : new Map(facet.map(({ codigo, count }) => [codigo, count]));
  const uncounted = counts === null || counts.size >= COUNTED ? null : 0;
  const known =
    items.length > 0
      ? items
      : (facet ?? []).map(({ codigo, name }) => ({ codigo, name, ativo: '', inativo: '' }));
  const all = byName(known).map((item) => ({
    code: item.codigo,
    name: item.name,
    count: counts?.get(item.codigo) ?? uncounted,
    on: item.ativo,
    off: item.inativo,
  }));
  const most = all
    .filter(({ count }) => (count ?? 0) > 0)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return [...most, ...all.filter(({ count }) => (count ?? 0) === 0)];
}

const alphabet = new Intl.Collator('pt-BR');
/** The lists are rarely loaded but shown with every page, and comparing thousands of names costs milliseconds. */
const sorted = new WeakMap<readonly FilterItem[], readonly FilterItem[]>();

function byName(items: readonly FilterItem[]): readonly FilterItem[] {
  const known = sorted.get(items);
  if (known !== undefined) return known;
  const named = items.toSorted((one, other) => alphabet.compare(one.name, other.name));
  sorted.set(items, named);
  return named;
}

/** The lists that come from the offers themselves, complete: nothing else can be chosen there. */
export function heldBy(facets: Pick<Facets, ListName> | undefined): Required<FilterOptions>['whole'] {
  return {
    brands: allItems([], facets?.brands),
    subcategories: allItems([], facets?.subcategories),
    models: allItems([], facets?.models),
  };
}

/** Options that some offer has, and chosen ones: an option without offers is not worth showing. */
export function worthChoosing(items: readonly ChoiceItem[], selected: readonly number[]): ChoiceItem[] {
  return items.filter(
    ({ code, name, count }) => selected.includes(code) || (count !== 0 && name.trim() !== ''),
  );
}

/** What the panel shows of a list: the first ones, preceded by chosen ones that are not among them. */
export function choiceSet(
  items: readonly FilterItem[],
  facet: Facet | undefined,
  selected: readonly number[],
  shown: number,
): ChoiceSet {
  if (facet !== undefined && selected.length === 0) return unselected(items, facet, shown);
  return choicesWith(items, facet, selected, shown);
}

/** Of each count the choices while none is selected: a reply that has not changed since it was last asked for is the same object again. */
const usual = new WeakMap<
  Facet,
  { readonly items: readonly FilterItem[]; readonly shown: number; readonly choices: ChoiceSet }
>();

function unselected(items: readonly FilterItem[], facet: Facet, shown: number): ChoiceSet {
  const known = usual.get(facet);
  if (known?.items === items && known.shown === shown) return known.choices;
  const choices = choicesWith(items, facet, [], shown);
  usual.set(facet, { items, shown, choices });
  return choices;
}

function choicesWith(
  items: readonly FilterItem[],
  facet: Facet | undefined,
  selected: readonly number[],
  shown: number,
): ChoiceSet {
  const all = worthChoosing(allItems(items, facet), selected);
  const chosenBeyond = all.slice(shown).filter(({ code }) => selected.includes(code));
  return { items: [...chosenBeyond, ...all.slice(0, shown)], total: all.length };
}

/** The rows of a list with a selection. */
export function choicesOf(items: readonly ChoiceItem[], selected: readonly number[]): Choice[] {
  return items.map(({ code, name, count, on, off }) => {
    const chosen = selected.includes(code);
    return { code, name, count, selected: chosen, image: chosen ? on : off };
  });
}

/** Case-insensitive substring search (FILT-27). */
export function matching<Named extends { readonly name: string }>(
  choices: readonly Named[],
  text: string,
): Named[] {
  const wanted = text.trim().toLocaleLowerCase('pt-BR');
  return choices.filter(({ name }) => name.toLocaleLowerCase('pt-BR').includes(wanted));
}
