import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';

/** The file of a document as a download, for a reason; every access is audited. */
export const readDocument = defineRoute({
  name: 'read-document',
  method: 'GET',
  path: '/admin/documents/:id/file',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Reads a document that a user sent',
  params: codeParams,
  query: commonQuery.extend({ motivo: reason }),
  success: { status: 200, content: 'binary' },
  errors: ['document-request-not-found'],
});
