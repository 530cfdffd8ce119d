import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
/** The refused lines with their reasons and cells as CSV, to be corrected and imported; audited. */
export const exportRefusedLines = defineRoute({
  name: 'export-refused-lines',
  method: 'GET',
  path: '/admin/imports/:id/refused.csv',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'The refused lines of an import as a spreadsheet',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, content: 'binary' },
  errors: ['import-not-found'],
});
