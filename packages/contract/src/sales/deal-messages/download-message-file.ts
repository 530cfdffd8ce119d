import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';

/** A file of a message, as a download; a store reaches those about its own offers. */
export const downloadMessageFile = defineRoute({
  name: 'download-message-file',
  method: 'GET',
  path: '/admin/deal-message-files/:id',
  access: 'staff',
  roles: ['sales', 'support'],
  partners: true,
  tag: 'messages',
  summary: 'A file of a message',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['message-file-missing'],
});
