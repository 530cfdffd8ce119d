import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { code, commonQuery } from '../wire/primitives.ts';
import { dealTerms, readDeal } from '../wire/deal.ts';

/** API-72: a price proposal to the sales team. */
export const sendProposal = defineRoute({
  name: 'send-proposal',
  method: 'POST',
  path: '/lance/purpose',
  access: 'user',
  tag: 'proposals',
  summary: 'Sends a price proposal',
  query: commonQuery,
  body: z.object({
    ...dealTerms,
    cdusrio: code,
    mensagem: z
      .string()
      .trim()
      .max(1000)
      .regex(/^[^\0]*$/)
      .optional(),
  }),
  readBody: readDeal,
  bodyCheck: 'late',
  idempotent: true,
  success: {
    status: 201,
    schema: z.object({ data: z.object({ codigo: z.number(), cdofrta: z.number() }) }),
  },
  errors: [
    'offer-not-found',
    'offer-finished',
    'limit-reached',
    'proposal-after-bid',
    'proposals-closed',
    'foreign-user',
    'own-offer',
    'address-needed',
    'freight-needed',
    'key-reused',
  ],
});
