import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { staffRequest } from './staff-request.ts';

/**
 * Requests a copy or a deletion on behalf of a user who asked by letter or telephone (S-52). The user is notified, and a sign-in cancels a
 * deletion.
 */
export const requestForPerson = defineRoute({
  name: 'request-for-person',
  method: 'POST',
  path: '/admin/accounts/:id/personal-data-requests',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'personal-data',
  summary: 'Asks for a copy or a deletion on behalf of a person',
  params: codeParams,
  query: commonQuery,
  body: z.object({ tipo: z.enum(['exportacao', 'exclusao']), motivo: reason }),
  success: { status: 201, schema: z.object({ data: staffRequest }) },
  errors: ['user-not-found', 'deletion-not-here', 'deletion-open-deals'],
});
