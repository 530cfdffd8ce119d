import type { deleteSavedSearch as contract } from '@patio/contract/catalogue/saved-searches/delete-saved-search.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { removeSearch } from './saved-searches.store.ts';

export const deleteSavedSearch =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor }) => {
    if (!(await removeSearch(database, actor.accountId, params.id))) fail('saved-search-not-found');
  };
