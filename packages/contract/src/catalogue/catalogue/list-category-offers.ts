import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { offer } from '../../wire/offer.ts';
import { commonQuery } from '../../wire/primitives.ts';

const categoryParams = z.object({ id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** API-03: the open offers of a category, newest first, up to the cap of whole lists; 0 = all. An unknown category has none. */
export const listCategoryOffers = defineRoute({
  name: 'list-category-offers',
  method: 'GET',
  path: '/offer/category/:id',
  access: 'optional',
  tag: 'catalogue',
  summary: 'Lists the open offers of a category',
  params: categoryParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(offer), total: z.number() }) },
  errors: [],
});
