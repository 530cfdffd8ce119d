import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { amount } from '../../wire/deal.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { proposalMessage, proposalParams } from './proposal.ts';

/** The buyer answers a counter-proposal with another value; the term restarts. The answer may be automatic. */
export const answerCounter = defineRoute({
  name: 'answer-counter',
  method: 'POST',
  path: '/lance/purpose/:codigo/contraproposta',
  access: 'user',
  tag: 'proposals',
  summary: 'Answers a counter-proposal with another value',
  params: proposalParams,
  query: commonQuery,
  body: z.object({ vllance: amount, mensagem: proposalMessage.optional() }),
  idempotent: true,
  success: {
    status: 201,
    schema: z.object({
      data: z.object({
        codigo: z.number(),
        cdofrta: z.number(),
        situacao: z.literal('pendente'),
      }),
    }),
  },
  errors: [
    'proposal-not-found',
    'offer-not-found',
    'offer-finished',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'suspicious-amount',
    'proposal-answered',
    'proposal-over',
    'not-above-bid',
    'store-unavailable',
    'offer-stayed',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
    'key-reused',
  ],
});
