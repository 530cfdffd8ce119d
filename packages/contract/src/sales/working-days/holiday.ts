import { z } from 'zod';
import { line, requiredLine } from '../../wire/text.ts';

/** An existing date, `2026-12-25`. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((day) => {
    const at = Date.parse(`${day}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  });

export const uf = line(2).regex(/^[A-Z]{2}$/);
export const holidayName = requiredLine(120);

/** A holiday: national (`uf` null), of a state (`cidade` null) or of a city. */
export const holiday = z.object({
  /** Null: calculated, not entered. */
  codigo: z.number().nullable(),
  dia: z.string(),
  nome: z.string(),
  uf: z.string().nullable(),
  cidade: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  /** A calculated holiday that is a working day after all. */
  util: z.boolean(),
});
