import type { listCategoryOffers as contract } from '@patio/contract/catalogue/list-category-offers.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import type { OfferFinder } from './find-offers.ts';
import { noFilter } from './offer-filter.ts';
import { sendAllOffers } from './send-all-offers.ts';

/** API-03: the open offers of a category, newest first; 0 = all. */
export const listCategoryOffers =
  (deps: ServerDeps, finder: OfferFinder): Handler<typeof contract> =>
  async ({ params, query }, context) => {
    // No category has a code that does not fit its column.
    const category = params.id === 0 ? null : params.id <= 2_147_483_647 ? params.id : -1;
    return sendAllOffers(deps, finder, { ...noFilter, category, partner: query.partner || null }, context);
  };
