import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { staffProposal } from './proposal.ts';

/** One proposal with its history and the people who acted, for those who decide on it. */
export const reviewProposal = defineRoute({
  name: 'review-proposal',
  method: 'GET',
  path: '/admin/proposals/:id',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'A proposal with its history, for those who decide on it',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: staffProposal }) },
  errors: ['not-allowed', 'proposal-not-found'],
});
