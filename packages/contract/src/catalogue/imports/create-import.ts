import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { importDetail } from './import-words.ts';
/** Begins an import of a file of that name and size, which is then sent in parts. */
export const createImport = defineRoute({
  name: 'create-import',
  method: 'POST',
  path: '/admin/imports',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Begins an import',
  unaudited: 'nothing is imported yet: what starts it is audited',
  query: commonQuery,
  body: z.object({ arquivo: requiredLine(200), bytes: z.int().positive() }),
  success: { status: 201, schema: z.object({ data: importDetail }) },
  errors: ['import-too-large', 'imports-full', 'import-kind'],
});
