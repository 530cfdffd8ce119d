import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** API-18, C-49: toggles the favourite, and returns its new state. */
export const toggleFavourite = defineRoute({
  name: 'toggle-favourite',
  method: 'POST',
  path: '/offer/favorite',
  access: 'user',
  tag: 'favourites',
  summary: 'Turns a favourite on or off',
  query: commonQuery,
  body: z.object({ codigoOferta: code }),
  success: { status: 200, schema: z.object({ codigoOferta: z.number(), favorite: z.boolean() }) },
  errors: ['offer-not-found'],
});
