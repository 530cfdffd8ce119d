import { z } from 'zod';
import { reais } from '../../wire/primitives.ts';

/** What storage costs by the terms of a sale, or by those in force. */
export const storageTerms = z.object({
  /** Working days after the release that cost nothing. */
  diasLivres: z.number(),
  /** For each vehicle and working day after those. */
  diaria: reais,
  maximoDias: z.number(),
  /** The most that storage of all vehicles can cost. */
  maximo: reais,
  veiculos: z.number(),
  /** Whether vehicles leave while storage is owed. */
  chaves: z.enum(['sempre', 'depois-de-pagas']),
});
