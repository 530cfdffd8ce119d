import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A period in which an account was blocked, with the reasons given to its owner. */
export const accountBlock = z.object({
  codigo: z.number(),
  motivo: z.string(),
  /** Name of who did it. */
  por: z.string(),
  em: instant,
  /** When it ends by itself; null: never. */
  ate: instant.nullable(),
  /** Null while it holds; `por` null: it ended by itself. */
  liberacao: z.object({ motivo: z.string(), por: z.string().nullable(), em: instant }).nullable(),
});
export type AccountBlock = z.output<typeof accountBlock>;
