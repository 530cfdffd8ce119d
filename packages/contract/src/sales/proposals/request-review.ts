import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { proposal, proposalParams } from './proposal.ts';

/**
 * Asks for a person to review a refusal, which may have been automatic (rule 0.30): the proposal waits again at the buyer's value, and only
 * a person can answer. Once for each proposal; the same call again changes nothing.
 */
export const requestReview = defineRoute({
  name: 'request-review',
  method: 'POST',
  path: '/lance/purpose/:codigo/revisao',
  access: 'user',
  tag: 'proposals',
  summary: 'Asks for a person to review the refusal of a proposal',
  params: proposalParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: proposal }) },
  errors: [
    'proposal-not-found',
    'offer-not-found',
    'offer-finished',
    'store-unavailable',
    'offer-stayed',
    'limit-reached',
    'exposure-unconfirmed',
    'exposure-unverified',
    'exposure-verified',
    'proposal-not-refused',
    'proposal-reviewed',
    'proposal-replaced',
    'not-above-bid',
    'own-offer',
    'staff-cannot-deal',
    'on-blocklist',
    'strikes',
    'regrets-need-proof',
  ],
});
