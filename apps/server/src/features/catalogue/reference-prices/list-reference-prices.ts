import type { listReferencePrices as contract } from '@patio/contract/catalogue/reference-prices/list-reference-prices.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentReference } from './reference-prices.present.ts';
import { findReferences } from './reference-prices.store.ts';

/** The FIPE price of a vehicle, or of all vehicles of an offer, with its history (C-30). */
export const listReferencePrices =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { now }) => {
    const vehicles = await findReferences(database, params.id, now);
    return vehicles.length === 0 ? fail('offer-not-found') : vehicles.map(presentReference);
  };
