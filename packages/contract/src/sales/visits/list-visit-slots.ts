import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { visitSlot } from './visit-fields.ts';

/** Where and when the caller can visit the vehicle of an offer. Addresses are told after booking. */
export const listVisitSlots = defineRoute({
  name: 'list-visit-slots',
  method: 'GET',
  path: '/offer/:id/visitas',
  access: 'user',
  tag: 'visits',
  summary: 'When the vehicle of an offer can be visited',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        /** Empty: the vehicle cannot be visited, or no longer. */
        locais: z.array(
          z.object({
            codigo: z.number(),
            cidade: z.string(),
            uf: z.string(),
            horarios: z.array(visitSlot),
          }),
        ),
        /** Only with the approval of the team, after visits to which the caller did not come. */
        comAprovacao: z.boolean(),
        /** The e-mail of the account is confirmed, without which nothing is booked. */
        emailConfirmado: z.boolean(),
      }),
    }),
  },
  errors: ['offer-not-found'],
});
