import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { proposal } from './proposal.ts';

/** The latest proposal of the signed-in user on an offer; null without one. */
export const getOwnProposal = defineRoute({
  name: 'get-own-proposal',
  method: 'GET',
  path: '/offer/:id/proposta',
  access: 'user',
  tag: 'proposals',
  summary: 'The latest proposal of the signed-in user on an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: proposal.nullable() }) },
  errors: [],
});
