import type { updateSavedSearch as contract } from '@patio/contract/catalogue/saved-searches/update-saved-search.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { lacksChannel, presentSearch, searchChange } from './saved-searches.present.ts';
import { changeSearch, lookAtSearch, savedSearchOf } from './saved-searches.store.ts';

/** Changes name and alert, or records a view of the offers; another user's search is unknown. */
export const updateSavedSearch =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const row = await database.transact(async (transaction) => {
      const before = await savedSearchOf(transaction, actor.accountId, params.id, now);
      if (!before) return fail('saved-search-not-found');
      const change = searchChange(body, before);
      if (lacksChannel(change)) fail('alert-channel-needed');
      await changeSearch(transaction, actor.accountId, params.id, change);
      if (body.vista) await lookAtSearch(transaction, actor.accountId, params.id, now);
      return savedSearchOf(transaction, actor.accountId, params.id, now);
    });
    return row ? presentSearch(row) : fail('saved-search-not-found');
  };
