import type { turnOffSavedSearch as contract } from '@patio/contract/catalogue/saved-searches/turn-off-saved-search.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { searchOfToken } from './off-token.ts';
import { turnOffSearch } from './saved-searches.store.ts';

/** Turns off the alerts of the search named by the token, for the owner of the mailbox. */
export const turnOffSavedSearch =
  ({ database, config }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const id = searchOfToken(config, params.token);
    const name =
      id === null ? undefined : await database.transact((transaction) => turnOffSearch(transaction, id));
    return name === undefined ? fail('saved-search-not-found') : { nome: name };
  };
