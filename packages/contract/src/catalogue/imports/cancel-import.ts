import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { importDetail } from './import-words.ts';
/** Cancels an import between two batches: what was saved stays, and it can be resumed or undone. */
export const cancelImport = defineRoute({
  name: 'cancel-import',
  method: 'POST',
  path: '/admin/imports/:id/cancel',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Cancels an import',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on'],
});
