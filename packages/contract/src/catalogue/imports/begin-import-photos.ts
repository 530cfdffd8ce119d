import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { importDetail } from './import-words.ts';
/** Begins to send a ZIP with photos for the lines of an import, instead of an earlier one; the lines are then checked again. */
export const beginImportPhotos = defineRoute({
  name: 'begin-import-photos',
  method: 'POST',
  path: '/admin/imports/:id/photos',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Begins to send the photos of an import',
  unaudited: 'nothing is imported yet: what starts it is audited',
  params: codeParams,
  query: commonQuery,
  body: z.object({ arquivo: requiredLine(200), bytes: z.int().positive() }),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on', 'import-photos-kind', 'import-too-large'],
});
