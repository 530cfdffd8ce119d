import { z } from 'zod';
import { instant, reais, version } from './primitives.ts';

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

/** The same as it is listed: with names, and who set it when. */
export const listedIncrementTable = incrementTable.extend({
  codigo: z.number(),
  loja: z.string().nullable(),
  nomeCategoria: z.string().nullable(),
  /** Null: to users of a store, the house. */
  por: z.string().nullable(),
  em: instant,
  /** Sent back with a change. */
  versao: version,
});
