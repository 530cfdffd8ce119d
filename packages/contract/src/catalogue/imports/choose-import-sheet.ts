import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { importDetail } from './import-words.ts';
/** Chooses the sheet of a workbook; the file is then read again. */
export const chooseImportSheet = defineRoute({
  name: 'choose-import-sheet',
  method: 'POST',
  path: '/admin/imports/:id/sheet',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Chooses the sheet of the file of an import',
  unaudited: 'nothing is imported yet: what starts it is audited',
  params: codeParams,
  query: commonQuery,
  body: z.object({ planilha: line(100).min(1) }),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: ['import-not-found', 'import-moved-on', 'import-sheet'],
});
