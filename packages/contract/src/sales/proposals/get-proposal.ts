import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { proposal, proposalParams } from './proposal.ts';

/** An own proposal with its history. */
export const getProposal = defineRoute({
  name: 'get-proposal',
  method: 'GET',
  path: '/lance/purpose/:codigo',
  access: 'user',
  tag: 'proposals',
  summary: 'A proposal of the signed-in user with its history',
  params: proposalParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: proposal }) },
  errors: ['proposal-not-found'],
});
