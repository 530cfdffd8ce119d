import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { offer } from '../wire/offer.ts';
import { commonQuery } from '../wire/primitives.ts';

/** API-19, S-55: the favourites of the signed-in user, the latest first; ended ones stay. */
export const listFavourites = defineRoute({
  name: 'list-favourites',
  method: 'GET',
  path: '/offer/favorites',
  access: 'user',
  tag: 'favourites',
  summary: 'Favourites of the signed-in user',
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(offer) }) },
  errors: [],
});
