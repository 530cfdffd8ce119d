import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { accountDocument } from './document-words.ts';

/** Withdraws an open request: a file sent for it is deleted, and the user is told why. */
export const withdrawDocument = defineRoute({
  name: 'withdraw-document',
  method: 'POST',
  path: '/admin/documents/:id/withdraw',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Withdraws the request for a document',
  params: codeParams,
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: z.object({ data: accountDocument }) },
  errors: ['document-request-not-found', 'document-request-changed'],
});
