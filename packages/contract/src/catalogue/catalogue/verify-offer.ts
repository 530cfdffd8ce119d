import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { offerStatus } from '../../wire/offer.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** API-15: whether an offer is open for deals now (S-24). The code is a vehicle's or an offer's (C-30). */
export const verifyOffer = defineRoute({
  name: 'verify-offer',
  method: 'GET',
  path: '/offer/:id/verify',
  access: 'public',
  tag: 'catalogue',
  summary: 'Whether an offer is still open',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ codigoOferta: z.number(), valido: z.boolean(), status: offerStatus }),
  },
  errors: ['offer-not-found'],
});
