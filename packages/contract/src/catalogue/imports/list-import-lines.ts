import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply } from '../../wire/list-query.ts';
import { codeParams } from '../../wire/primitives.ts';
import { importLinesList, lineVerdict } from './import-words.ts';
import { reasonCode } from './reasons/reason.ts';

/** A line of a file: what it would do, or did. */
export const importLine = z.object({
  id: z.number(),
  linha: z.number(),
  situacao: lineVerdict,
  titulo: z.string(),
  oferta: z.number().nullable(),
  fotos: z.number(),
  problemas: z.array(
    z.object({
      coluna: z.string().nullable(),
      /** Null: checked before reasons had codes. */
      codigo: reasonCode.nullable(),
      /** What the text names, such as the text of the cell. */
      valores: z.record(z.string(), z.union([z.string(), z.number()])),
      /** The reason in the language of the user. */
      motivo: z.string(),
    }),
  ),
  desfeita: z.boolean(),
  /** Why its offer stayed when the import was undone. */
  ficou: z.string().nullable(),
});

export type ImportLine = z.output<typeof importLine>;

/** What each line of the file would do (after the check) or did, with the reasons of those that were refused. */
export const listImportLines = defineRoute({
  name: 'list-import-lines',
  method: 'GET',
  path: '/admin/imports/:id/lines',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'imports',
  summary: 'The lines of an import',
  params: codeParams,
  query: listQuery(importLinesList),
  success: { status: 200, schema: listReply(importLine) },
  errors: ['import-not-found', 'list-too-deep', 'list-cursor'],
});
