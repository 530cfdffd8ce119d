import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { amount } from '../../wire/deal.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { proposalParams } from './proposal.ts';

/** The buyer accepts the counter-proposal: a sale at its value, under the terms of the proposal. `vllance` is the value that they saw. */
export const acceptCounter = defineRoute({
  name: 'accept-counter',
  method: 'POST',
  path: '/lance/purpose/:codigo/aceitar',
  access: 'user',
  tag: 'proposals',
  summary: 'Accepts a counter-proposal',
  params: proposalParams,
  query: commonQuery,
  body: z.object({ vllance: amount }),
  idempotent: true,
  success: {
    status: 201,
    schema: z.object({
      data: z.object({ codigo: z.number(), cdofrta: z.number(), statusOferta: z.literal('V') }),
    }),
  },
  errors: [
    'proposal-not-found',
    'offer-not-found',
    'offer-finished',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'proposal-answered',
    'proposal-over',
    'proposal-changed',
    'not-above-bid',
    'store-unavailable',
    'offer-stayed',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
    'personal-data-needed',
    'own-address-needed',
    'key-reused',
  ],
});
