import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { importDetail } from './import-words.ts';
/** Starts an import that was checked, or resumes one that was cancelled. It runs in the background. */
export const runImport = defineRoute({
  name: 'run-import',
  method: 'POST',
  path: '/admin/imports/:id/run',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Starts or resumes an import',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on', 'store-not-approved'],
});
