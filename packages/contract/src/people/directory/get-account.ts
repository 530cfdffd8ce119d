import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { accountHead } from './account-head.ts';

/** An account at once: its person, level, block, store and counts. Erased accounts are shown as such. */
export const getAccount = defineRoute({
  name: 'get-account',
  method: 'GET',
  path: '/admin/accounts/:id',
  access: 'staff',
  roles: ['sales', 'support', 'finance'],
  tag: 'accounts',
  summary: 'An account as staff see it',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: accountHead }) },
  errors: ['user-not-found'],
});
