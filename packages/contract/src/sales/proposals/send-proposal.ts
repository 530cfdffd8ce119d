import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { dealTerms, readDeal } from '../../wire/deal.ts';
import { proposalMessage } from './proposal.ts';

/**
 * API-72: a price proposal to the sales team; the buyer is notified by mail too. Whatever its value it waits for an answer, which may be
 * automatic and does not come before the next quarter of an hour (rule 0.30).
 */
export const sendProposal = defineRoute({
  name: 'send-proposal',
  method: 'POST',
  path: '/lance/purpose',
  access: 'user',
  tag: 'proposals',
  summary: 'Sends a price proposal',
  query: commonQuery,
  body: z.object({ ...dealTerms, cdusrio: code, mensagem: proposalMessage.optional() }),
  readBody: readDeal,
  bodyCheck: 'late',
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
    'offer-not-found',
    'offer-finished',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'suspicious-amount',
    'proposal-after-bid',
    'proposals-closed',
    'proposals-used-up',
    'proposals-too-many',
    'store-unavailable',
    'offer-stayed',
    'foreign-user',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
    'personal-data-needed',
    'own-address-needed',
    'address-needed',
    'freight-needed',
    'costs-changed',
    'key-reused',
  ],
});
