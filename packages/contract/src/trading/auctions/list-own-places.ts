import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** The offers on which the signed-in buyer has bid, latest first, and their pseudonym on each: with it the live figures show whether they lead. */
export const listOwnPlaces = defineRoute({
  name: 'list-own-places',
  method: 'GET',
  path: '/offer/meuslances',
  access: 'user',
  tag: 'auctions',
  summary: 'Own pseudonyms by offer',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigoOferta: z.number(), participante: z.string() })) }),
  },
  errors: [],
});
