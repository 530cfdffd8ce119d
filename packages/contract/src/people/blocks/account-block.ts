import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A period in which an account was blocked, with the reasons given to its owner. */
export const accountBlock = z.object({
  codigo: z.number(),
  motivo: z.string(),
  /** Name of who did it. */
  por: z.string(),
  em: instant,
  /** Null while it holds. */
  liberacao: z.object({ motivo: z.string(), por: z.string(), em: instant }).nullable(),
});
export type AccountBlock = z.output<typeof accountBlock>;
