import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { ownComplaints } from './own-complaints.ts';

/** The complaints of the signed-in buyer about a purchase; those of others are not found. */
export const listOwnComplaints = defineRoute({
  name: 'list-own-complaints',
  method: 'GET',
  path: '/usrio/compras/:id/reclamacoes',
  access: 'user',
  tag: 'complaints',
  summary: 'Complaints of the signed-in buyer about a purchase',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownComplaints }) },
  errors: ['purchase-not-found'],
});
