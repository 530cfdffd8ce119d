import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, givenInstant, instant } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/**
 * Moves the end of a running offer to a later one, with a line in the ledger; extensions by bids count from it. `fim` is the end as the user
 * saw it: if it has moved since, nothing changes. Bidders, proposers and those who follow the offer are told `motivo` and the new end.
 */
export const extendOffer = defineRoute({
  name: 'extend-offer',
  method: 'POST',
  path: '/admin/offers/:id/extend',
  access: 'staff',
  roles: ['sales'],
  tag: 'extensions',
  summary: 'Moves the end of a running offer to a later one; everyone concerned is told',
  params: codeParams,
  query: commonQuery,
  body: z.object({ fim: givenInstant, novoFim: givenInstant, motivo: reason }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        fim: instant,
        /** How many people were told. */
        avisados: z.number(),
      }),
    }),
  },
  errors: [
    'offer-not-found',
    'offer-stayed',
    'extension-too-late',
    'end-changed',
    'end-not-later',
    'end-too-far',
  ],
});
