import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { importRow, importsList } from './import-words.ts';
/** Imports, the newest first; a store user sees those of the store. */
export const listImports = defineRoute({
  name: 'list-imports',
  method: 'GET',
  path: '/admin/imports',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'The history of imports',
  query: listQuery(importsList),
  success: { status: 200, schema: listReply(importRow) },
  errors: ['list-too-deep', 'list-cursor'],
});
