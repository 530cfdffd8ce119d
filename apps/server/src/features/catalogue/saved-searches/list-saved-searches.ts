import type { listSavedSearches as contract } from '@patio/contract/catalogue/saved-searches/list-saved-searches.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentSearch } from './saved-searches.present.ts';
import { savedSearchesOf } from './saved-searches.store.ts';

export const listSavedSearches =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor, now }) => {
    const rows = await savedSearchesOf(database, actor.accountId, now);
    return { data: rows.map(presentSearch) };
  };
