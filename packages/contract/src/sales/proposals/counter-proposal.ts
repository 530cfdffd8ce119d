import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { amount } from '../../wire/deal.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { proposalMessage, staffProposal } from './proposal.ts';

/** The sales team answers with another value; the term restarts. `valorProposta` is the buyer's value as they saw it. */
export const counterProposal = defineRoute({
  name: 'counter-proposal',
  method: 'POST',
  path: '/admin/proposals/:id/counter',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'Answers a proposal with another value',
  params: codeParams,
  query: commonQuery,
  body: z.object({ valor: amount, valorProposta: amount, mensagem: proposalMessage.optional() }),
  success: { status: 200, schema: z.object({ data: staffProposal }) },
  errors: [
    'not-allowed',
    'own-offer',
    'proposal-not-found',
    'offer-finished',
    'proposal-answered',
    'proposal-over',
    'proposal-changed',
    'not-above-bid',
    'store-unavailable',
    'offer-stayed',
  ],
});
