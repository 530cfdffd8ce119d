import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { IMPORT_LIMITS } from './import-words.ts';
/** Sends the bytes of a file from `de` on, in order; a part that was received already is answered alike, so that an upload can be continued. */
export const addImportPart = defineRoute({
  name: 'add-import-part',
  method: 'POST',
  path: '/admin/imports/:id/parts',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'Sends a part of a file of an import',
  unaudited: 'nothing is imported yet: what starts it is audited',
  params: codeParams,
  query: commonQuery,
  bodyBytes: Math.ceil(IMPORT_LIMITS.part / 3) * 4 + 1024,
  body: z.object({
    /** Of the photos, not of the lines. */
    fotos: z.boolean().optional(),
    de: z.int().nonnegative(),
    conteudo: z
      .string()
      .min(1)
      .max(Math.ceil(IMPORT_LIMITS.part / 3) * 4)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
  success: { status: 200, schema: z.object({ recebidos: z.number() }) },
  errors: ['import-not-found', 'import-moved-on', 'import-part'],
});
