import { z } from 'zod';
import { facets, offerQuery } from '../catalogue/list-offers.ts';
import { defineRoute } from '../../route/define-route.ts';
import { offer } from '../../wire/offer.ts';

/**
 * API-19, S-55: the favourites of the signed-in user, latest first; ended ones stay. With fields of `GET /offer`, one page of them,
 * filtered, sorted and counted like that list.
 */
export const listFavourites = defineRoute({
  name: 'list-favourites',
  method: 'GET',
  path: '/offer/favorites',
  access: 'user',
  tag: 'favourites',
  summary: 'Favourites of the signed-in user',
  query: offerQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(offer),
      total: z.number().optional(),
      page: z.number().optional(),
      limit: z.number().optional(),
      facets: facets.optional(),
    }),
  },
  errors: [],
});
