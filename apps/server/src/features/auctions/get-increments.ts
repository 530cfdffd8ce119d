import type { getIncrements as contract } from '@patio/contract/auctions/get-increments.ts';
import { defaultIncrements } from '@patio/domain/auctions/increments.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { auctionReader } from './auctions.store.ts';

/** The increments of an offer in reais, ascending; its own, else those of its price band (API-07). */
export const getIncrements =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }) => {
    const row = await auctionReader(database).increments(params.id);
    if (!row) return fail('offer-not-found');
    const own = row.increments.length > 0 ? row.increments : defaultIncrements(row.price_cents);
    return { incremento: own.toSorted((a, b) => a - b).map(reaisFromCentavos) };
  };
