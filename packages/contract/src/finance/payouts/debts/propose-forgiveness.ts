import { z } from 'zod';
import { defineRoute } from '../../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../../wire/primitives.ts';
import { reason } from '../../../wire/reasons.ts';
import { storeStatement } from '../statement.ts';

/**
 * Proposes that the house gives up what a store owes of sales that are cancelled, the oldest one first; another user releases it. `valor`: at most
 * `perdoavel` of the statement.
 */
export const proposeForgiveness = defineRoute({
  name: 'propose-forgiveness',
  method: 'POST',
  path: '/admin/stores/:id/forgivenesses',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Proposes that a debt of a store is given up',
  params: codeParams,
  query: commonQuery,
  body: z.object({ valor: reais, motivo: reason }),
  success: { status: 201, schema: z.object({ data: storeStatement }) },
  errors: ['partner-not-found', 'forgiveness-open', 'forgiveness-too-much'],
});
