import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { staffProposal } from './proposal.ts';

/**
 * Proposals to decide on. `situacao`: `abertas` (default) wait for either side, `pendentes` for the sales team, `todas` also finished ones.
 * `ordem`: `VENCE` (default) earliest expiry first, `RECENTES` last changed first. `loja`: a store by its number, 0 for the house; store
 * users always see their own store.
 */
export const listProposals = defineRoute({
  name: 'list-proposals',
  method: 'GET',
  path: '/admin/proposals',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'proposals',
  summary: 'Proposals to be decided on',
  query: commonQuery.extend({
    situacao: z.enum(['abertas', 'pendentes', 'todas']).optional(),
    ordem: z.enum(['VENCE', 'RECENTES']).optional(),
    oferta: code.optional(),
    loja: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(staffProposal),
      total: z.number(),
      page: z.number(),
      limit: z.number(),
    }),
  },
  errors: ['not-allowed'],
});
