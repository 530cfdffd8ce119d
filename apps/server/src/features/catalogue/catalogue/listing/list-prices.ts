import type { listPrices as contract } from '@patio/contract/catalogue/catalogue/list-prices.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { offerReader } from '../offers.store.ts';
import { presentPrice } from '../catalogue.present.ts';
import { visibleProfiles } from '../viewer.ts';

/** API-06: the prices of every profile for staff, only the viewer's own for everyone else (S-21). */
export const listPrices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const prices = await offerReader(database, context.now).prices(params.id, visibleProfiles(context));
    if (prices.length === 0) return fail('offer-not-found');
    return prices.map((price) => presentPrice(params.id, price));
  };
