import type { toggleFavourite as contract } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { toggleFavouriteOf } from './favourites.store.ts';

/** API-18: toggles a favourite (C-49). */
export const toggleFavourite =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { codigoOferta } = body;
    const favorite = await toggleFavouriteOf(database, {
      accountId: actor.accountId,
      offerCode: codigoOferta,
      now,
    });
    return favorite === undefined ? fail('offer-not-found') : { codigoOferta, favorite };
  };
