import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeStatement } from './statement.ts';

/** The statement of a store: of any one for finance, of their own for its users. */
export const getStatement = defineRoute({
  name: 'get-statement',
  method: 'GET',
  path: '/admin/stores/:id/statement',
  access: 'staff',
  roles: ['finance'],
  partners: true,
  tag: 'payments',
  summary: 'What a store sold, what is deducted, due and paid',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: storeStatement }) },
  errors: ['partner-not-found'],
});
