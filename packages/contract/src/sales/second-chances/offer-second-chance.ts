import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';

/** Offers an undone sale to the next bidder, at their own best bid, for 1 to 7 days (default: the setting). */
export const offerSecondChance = defineRoute({
  name: 'offer-second-chance',
  method: 'POST',
  path: '/admin/offers/:id/second-chance',
  access: 'staff',
  roles: ['sales'],
  tag: 'second-chances',
  summary: 'Offers the next bidder a second chance',
  params: codeParams,
  query: commonQuery,
  body: z.object({ dias: z.number().int().min(1).max(7).optional() }),
  success: {
    status: 201,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        codigoOferta: z.number(),
        participante: z.string(),
        valor: reais,
        ate: instant,
      }),
    }),
  },
  errors: [
    'offer-withdrawn',
    'store-unavailable',
    'offer-stayed',
    'offer-not-found',
    'second-chance-impossible',
    'second-chance-too-early',
    'second-chance-pending',
    'second-chance-under-review',
    'second-chance-nobody-left',
    'vehicle-away',
    'runner-up-limit-reached',
  ],
});
