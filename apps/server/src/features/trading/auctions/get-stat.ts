import type { getStat as contract } from '@patio/contract/trading/auctions/get-stat.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentLive } from './auctions.present.ts';
import { auctionReader } from './auctions.store.ts';

/** The live figures of an offer, for a page whose stream broke (API-10, rule 0.2). */
export const getStat =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now, reply }) => {
    const reader = auctionReader(database);
    const row = await reader.findEither(params.id, now);
    if (!row) return fail('offer-not-found');
    const figures = await reader.figures(row.offer_code);
    reply.header('cache-control', 'no-store');
    return {
      ...presentLive(row, now),
      visualizacoes: figures?.participants ?? 0,
      favoritos: figures?.favourites ?? 0,
    };
  };
