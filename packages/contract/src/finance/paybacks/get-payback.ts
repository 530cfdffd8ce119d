import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { paybackDetail } from './payback.ts';

/** What is owed back of a purchase, from which receipts, how it can go back, and what was decided about it. */
export const getPayback = defineRoute({
  name: 'get-payback',
  method: 'GET',
  path: '/admin/purchases/:id/payback',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'What is owed back of a purchase',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: paybackDetail }) },
  errors: ['purchase-not-found'],
});
