import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { importDetail } from './import-words.ts';
/** Leaves the photos out of an import that has not begun; the lines are then checked again. */
export const removeImportPhotos = defineRoute({
  name: 'remove-import-photos',
  method: 'POST',
  path: '/admin/imports/:id/photos/remove',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Leaves the photos out of an import',
  unaudited: 'nothing is imported yet: what starts it is audited',
  params: codeParams,
  query: commonQuery,
  body: z.object({}),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on'],
});
