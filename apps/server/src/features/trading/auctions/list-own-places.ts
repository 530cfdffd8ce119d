import type { listOwnPlaces as contract } from '@patio/contract/trading/auctions/list-own-places.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { placesOf } from './participations.store.ts';
import { pseudonym } from './history/pseudonym.ts';

/** On which offers the buyer has bid, and under which pseudonym. */
export const listOwnPlaces =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_input, { actor }) => {
    const places = await placesOf(database, actor.accountId);
    return {
      data: places.map((place) => ({
        codigoOferta: place.offer_code,
        participante: pseudonym(place.pseudonym_key, actor.accountId),
      })),
    };
  };
