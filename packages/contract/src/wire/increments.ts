import { z } from 'zod';
import { reais } from './primitives.ts';

/** A price range up to `ate` (inclusive, null in the last one, which is open) and its step, in reais. */
export const incrementBand = z.object({ ate: reais.nullable(), passo: reais });
export type WireIncrementBand = z.output<typeof incrementBand>;

/** The maximum number; the rule itself is `checkBands`. */
export const incrementBands = z.array(incrementBand).max(20, 'band-count');

/** Bands of the house (`parceiro` null) or of a store, for one category or (null) for all. */
export const incrementTable = z.object({
  parceiro: z.number().nullable(),
  categoria: z.number().nullable(),
  faixas: z.array(incrementBand),
});
