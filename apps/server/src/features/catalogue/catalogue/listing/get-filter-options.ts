import type { getFilterOptions as contract } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { ShortMemory } from '../../../../platform/memory/short-memory.ts';
import { presentFilterItem } from '../catalogue.present.ts';
import { referenceReader, type FilterOptions } from '../vehicles/reference.store.ts';

/** API-26: the filter options of open offers, most frequent first; cached for a few seconds per category, until a name changes. */
export const getFilterOptions = ({ database, clock, live }: ServerDeps): Handler<typeof contract> => {
  const memory = new ShortMemory<FilterOptions>({ clock, size: 100, maxAgeMs: 5000, staleMs: 30_000 });
  // Names change with the content of the site.
  let state = '';
  live.onBroadcast('content', (said) => {
    state = said;
  });
  return async ({ query }, { now, idiom }) => {
    const { category = 0 } = query;
    if (category > 2_147_483_647) return { brands: [], subcategories: [], models: [] };
    const found = await memory.get(`${category} ${idiom} ${state}`, () =>
      referenceReader(database).options(category === 0 ? null : category, now, idiom),
    );
    return {
      brands: found.brands.map(presentFilterItem('brands')),
      subcategories: found.subcategories.map(presentFilterItem('subcategories')),
      models: found.models.map(presentFilterItem('models')),
    };
  };
};
