import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { amount } from '../../wire/deal.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { staffProposal } from './proposal.ts';

/** The sales team accepts: the offer is sold at `valor`, the buyer's value as they saw it (S-07). The same call again changes nothing. */
export const acceptProposal = defineRoute({
  name: 'accept-proposal',
  method: 'POST',
  path: '/admin/proposals/:id/accept',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'Accepts a proposal: the offer is sold',
  params: codeParams,
  query: commonQuery,
  body: z.object({ valor: amount }),
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
    'buyer-limit-reached',
    'buyer-barred',
  ],
});
