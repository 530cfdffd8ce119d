import { z } from 'zod';
import { instant } from '../wire/primitives.ts';

const person = z.object({ codigo: z.number(), nome: z.string() });

/** The movement of a statement that has the reference and the amount of a transfer. */
export const markedMovement = z.object({ codigo: z.number(), dia: z.string() });

/** That a transfer was recorded as made, and was not: who took it back last, and who had recorded it. */
export const undoneMark = z.object({
  por: person,
  em: instant,
  motivo: z.string(),
  /** Null: unknown. */
  registradoPor: person.nullable(),
});
