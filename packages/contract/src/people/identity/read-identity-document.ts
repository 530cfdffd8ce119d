import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** One of the documents of a request as a download; every access is audited. */
export const readIdentityDocument = defineRoute({
  name: 'read-identity-document',
  method: 'GET',
  path: '/admin/identity-requests/:id/documents/:guid',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Reads a document that was handed in',
  params: z.object({ id: code, guid: z.uuid() }),
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['not-found'],
});
