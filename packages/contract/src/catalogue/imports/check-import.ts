import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { columnMapping, importDetail } from './import-words.ts';
/** Sets how the columns of a file map to ours, and checks in the background what its lines would do; the mapping is remembered. */
export const checkImport = defineRoute({
  name: 'check-import',
  method: 'POST',
  path: '/admin/imports/:id/check',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Checks what an import would do',
  unaudited: 'it only foresees: what starts the import is audited',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    mapeamento: columnMapping,
    /** Part of the identity of each line: the same name, the same offers. */
    origem: requiredLine(60),
    /** Null: the house; store users always import for their store. */
    loja: code.nullable(),
    terminaEm: z
      .object({ de: z.int().min(1).max(365), ate: z.int().min(1).max(365) })
      .refine(({ de, ate }) => de <= ate),
  }),
  success: { status: 200, schema: z.object({ data: importDetail }) },
  errors: [
    'import-not-found',
    'import-moved-on',
    'import-columns',
    'import-photos-missing',
    'partner-not-found',
    'store-not-approved',
  ],
});
