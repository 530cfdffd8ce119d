import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/**
 * The increments of one offer. Without `incremento` they depend on its price; `automatico` null: the smallest of them at the opening value
 * (S-02).
 */
export const setOfferIncrements = defineRoute({
  name: 'set-offer-increments',
  method: 'PUT',
  path: '/admin/offers/:id/increments',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'increments',
  summary: 'Sets the steps of an offer; the automatic one only before its first bid',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    incremento: z.array(reais).max(20, 'increment-count'),
    /** Absent: as it is. */
    automatico: reais.nullable().optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({ codigoOferta: z.number(), incremento: z.array(z.number()), automatico: reais }),
    }),
  },
  errors: ['offer-not-found', 'offer-finished', 'automatic-step-fixed', 'minimum-step-fixed'],
});
