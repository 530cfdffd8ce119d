import type { listFavourites as contract } from '@patio/contract/favourites/list-favourites.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { WrittenJson } from '../../platform/http/written-json.ts';
import { offersByCode, viewerOf } from '../catalogue/public.ts';
import { favouriteCodes } from './favourites.store.ts';

/** API-19: the favourites, the latest first; ended ones stay (S-55). */
export const listFavourites =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const codes = await favouriteCodes(database, context.actor.accountId);
    const offers = await offersByCode(database, viewerOf(context), codes);
    return new WrittenJson(`{"data":[${offers.join(',')}]}`);
  };
