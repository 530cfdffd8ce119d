import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredText } from '../../wire/text.ts';
import { staffProposal } from './proposal.ts';

/** The sales team refuses a proposal, or withdraws its own counter. `motivo` is shown to the buyer. */
export const rejectProposal = defineRoute({
  name: 'reject-proposal',
  method: 'POST',
  path: '/admin/proposals/:id/reject',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'Refuses a proposal with a reason for the buyer',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: requiredText(500, 'proposal-reason'),
  }),
  success: { status: 200, schema: z.object({ data: staffProposal }) },
  errors: ['not-allowed', 'own-offer', 'proposal-not-found', 'proposal-answered'],
});
