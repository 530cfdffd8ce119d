import type { getPrice as contract } from '@patio/contract/catalogue/catalogue/get-price.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { offerReader } from './offers.store.ts';
import { presentPrice } from './catalogue.present.ts';
import { viewerOf } from './viewer.ts';

/** API-05: the prices for the viewer's profile (S-21). */
export const getPrice =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, context) => {
    const { profileCode } = viewerOf(context);
    const [price] = await offerReader(database, context.now).prices(params.id, [profileCode]);
    return price ? presentPrice(params.id, price) : fail('offer-not-found');
  };
