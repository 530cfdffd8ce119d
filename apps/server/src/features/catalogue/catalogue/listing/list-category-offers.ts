import type { listCategoryOffers as contract } from '@patio/contract/catalogue/catalogue/list-category-offers.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { Lists } from '../lists/list-ask.ts';
import { sendWholeList } from './send-whole-list.ts';

/** API-03: the open offers of a category, newest first; 0 = all. */
export const listCategoryOffers =
  (lists: Lists): Handler<typeof contract> =>
  async ({ params, query }, context) => {
    // Codes that do not fit the column belong to no category.
    const category = params.id === 0 ? null : params.id <= 2_147_483_647 ? params.id : -1;
    return sendWholeList(lists, category, query, context);
  };
