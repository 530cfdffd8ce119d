import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { accessChange } from './access-change.ts';

/** Changes of the e-mail and username of an account, newest first, at most 20. */
export const listAccessChanges = defineRoute({
  name: 'list-access-changes',
  method: 'GET',
  path: '/admin/accounts/:id/access-changes',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Changes of the e-mail and username of an account',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: z.array(accessChange) }) },
  errors: [],
});
