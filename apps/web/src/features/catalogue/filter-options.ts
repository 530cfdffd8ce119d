import type { FilterItem } from '@patio/contract/catalogue/get-filter-options.ts';
import type { Facets } from '@patio/contract/catalogue/list-offers.ts';

/** What can be chosen, and how many offers each choice has under the present filter. */
export interface FilterOptions {
  readonly brands: readonly FilterItem[];
  readonly subcategories: readonly FilterItem[];
  readonly models: readonly FilterItem[];
  /** Null when the list could not be loaded. */
  readonly facets: Facets | null;
}

/** One line of a list to choose from. */
export interface Choice {
  readonly code: number;
  readonly name: string;
  /** Number of offers; null when unknown. */
  readonly count: number | null;
  readonly selected: boolean;
  /** Address of the picture for the present state, '' without one (FILT-28). */
  readonly image: string;
}

type Facet = Facets['brands'];

/** The choices of a list: selected ones first, then those with most offers, then by name. */
export function choicesOf(
  items: readonly FilterItem[],
  facet: Facet | undefined,
  selected: readonly number[],
): Choice[] {
  const counts = facet === undefined ? null : new Map(facet.map(({ codigo, count }) => [codigo, count]));
  const known =
    items.length > 0
      ? items
      : (facet ?? []).map(({ codigo, name }) => ({ codigo, name, ativo: '', inativo: '' }));
  return known
    .map((item) => {
      const chosen = selected.includes(item.codigo);
      return {
        code: item.codigo,
        name: item.name,
        count: counts === null ? null : (counts.get(item.codigo) ?? 0),
        selected: chosen,
        image: chosen ? item.ativo : item.inativo,
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.selected) - Number(one.selected) ||
        (other.count ?? 0) - (one.count ?? 0) ||
        one.name.localeCompare(other.name, 'pt-BR'),
    );
}

/** Substring search without regard to case (FILT-27). */
export function matching(choices: readonly Choice[], text: string): Choice[] {
  const wanted = text.trim().toLocaleLowerCase('pt-BR');
  return choices.filter(({ name }) => name.toLocaleLowerCase('pt-BR').includes(wanted));
}
