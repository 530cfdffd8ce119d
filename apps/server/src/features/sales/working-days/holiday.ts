import { z } from 'zod';

/** A day on which offices and banks are closed; `day` as `2026-12-25`. */
export interface Holiday {
  readonly day: string;
  readonly name: string;
}

/** What the thread that calculates holidays is asked: the years, and the state of the place by UF. */
export const yearsOfPlaceSchema = z.object({ years: z.array(z.int()), uf: z.string().nullable() });
export type YearsOfPlace = z.infer<typeof yearsOfPlaceSchema>;
