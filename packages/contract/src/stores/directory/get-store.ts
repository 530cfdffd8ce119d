import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storeHead } from './store-head.ts';

/** Any store for the house, their own one for users of a store, who are not told which colleague of the house decided. */
export const getStore = defineRoute({
  name: 'get-store',
  method: 'GET',
  path: '/admin/stores/:id',
  access: 'staff',
  roles: ['sales', 'finance', 'support'],
  partners: true,
  tag: 'stores',
  summary: 'A store',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: storeHead }) },
  errors: ['partner-not-found'],
});
