import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
/** The files of the ZIP of an import as CSV: how many lines have each, and why one is not taken; audited. */
export const exportImportPhotos = defineRoute({
  name: 'export-import-photos',
  method: 'GET',
  path: '/admin/imports/:id/photos.csv',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'The photos of an import as a spreadsheet',

  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['import-not-found'],
});
