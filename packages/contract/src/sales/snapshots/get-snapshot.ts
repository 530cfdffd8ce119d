import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { purchaseSnapshot } from './purchase-snapshot.ts';

/** A purchase as it was made, for sellers (rule 0.33): without the buyer. Store users see sales of their own store. */
export const getSnapshot = defineRoute({
  name: 'get-snapshot',
  method: 'GET',
  path: '/admin/purchases/:id/snapshot',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'snapshots',
  summary: 'A purchase as it was made, with its hash checked',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: purchaseSnapshot }) },
  errors: ['purchase-not-found'],
});
