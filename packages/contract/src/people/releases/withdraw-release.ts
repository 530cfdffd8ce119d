import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** A withdrawn release stays in the list as such. */
export const withdrawRelease = defineRoute({
  name: 'withdraw-release',
  method: 'DELETE',
  path: '/admin/accounts/:id/releases/:release',
  access: 'staff',
  roles: ['sales'],
  tag: 'releases',
  summary: 'Withdraws a release before its day',
  params: z.object({ id: code, release: code }),
  query: commonQuery,
  success: { status: 204 },
  errors: ['release-not-found'],
});
