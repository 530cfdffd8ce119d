import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { importDetail } from './import-words.ts';
/** Takes back what an import did, in the background. Offers that people have dealt on or that changed since stay, each with its reason. */
export const undoImport = defineRoute({
  name: 'undo-import',
  method: 'POST',
  path: '/admin/imports/:id/undo',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Undoes an import',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on'],
});
