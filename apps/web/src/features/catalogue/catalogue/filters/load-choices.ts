import { getFilterOptions } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import { listCards } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { browserCall } from '../../../../platform/api/browser-api.ts';
import { allItems, worthChoosing, type ChoiceItem, type ListName } from './filter-options.ts';
import { queryOf } from './filter-query.ts';
import type { FilterState } from './filter-state.ts';
import type { Position } from '../places/place.ts';

/** All items of a list with the number of offers under the other filters. Errors: `CallFailure`. */
export async function loadChoices(
  name: ListName,
  filter: FilterState,
  position: Position | null,
): Promise<readonly ChoiceItem[]> {
  const [lists, counted] = await Promise.all([
    browserCall(getFilterOptions, { query: { category: filter.category } }),
    browserCall(listCards, { query: { ...queryOf(filter, position), fields: 'card', page: 1, limit: 1 } }),
  ]);
  return worthChoosing(allItems(lists[name], counted.facets?.[name]), filter[name]);
}
