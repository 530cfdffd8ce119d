import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { accountDocument, documentsList } from './document-words.ts';

/** Those that wait to be checked, unless `situacao` names others; the oldest first. */
export const listDocuments = defineRoute({
  name: 'list-documents',
  method: 'GET',
  path: '/admin/documents',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'limits',
  summary: 'Documents that users were asked for',
  query: listQuery(documentsList),
  success: { status: 200, schema: listReply(accountDocument) },
  errors: ['list-too-deep', 'list-cursor'],
});
