import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, flag } from '../../wire/primitives.ts';

/** The delivery terms of the signed-in buyer's last bid on an offer, so that their next bid need not ask again; null: they have not bid yet. */
export const getOwnTerms = defineRoute({
  name: 'get-own-terms',
  method: 'GET',
  path: '/offer/:id/meustermos',
  access: 'user',
  tag: 'auctions',
  summary: 'Freight and address of one’s own last bid on an offer',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ frete: flag.nullable(), endereco: z.number().nullable() }),
  },
  errors: [],
});
