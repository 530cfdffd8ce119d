import { z } from 'zod';
import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';

/** The name of a list: that of the call that lists it. */
export const listName = z.object({ lista: z.string().regex(/^[a-z][a-z-]{1,40}$/) });

/** A saved view of a list: what it is narrowed and sorted by, and its columns. */
export const listView = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** The query string of the list. */
  consulta: z.string(),
  /** Keys of the columns in order; null: the usual ones. */
  colunas: z.array(z.string()).nullable(),
  /** Everyone of this role has it; null: personal. */
  papel: z.enum(STAFF_ROLES).nullable(),
  /** Whether the caller may delete it. */
  minha: z.boolean(),
});
