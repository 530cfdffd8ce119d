import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { importDetail } from './import-words.ts';
/** An import: its file, its columns, and how far it is. */
export const getImport = defineRoute({
  name: 'get-import',
  method: 'GET',
  path: '/admin/imports/:id',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'An import and how far it is',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found'],
});
