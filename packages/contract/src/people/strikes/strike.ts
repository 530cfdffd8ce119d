import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A purchase that a user did not keep, as the back office sees it. */
export const strike = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  titulo: z.string(),
  codigoCompra: z.number(),
  motivo: z.string(),
  em: instant,
  /** Until when it counts. */
  ate: instant,
  conta: z.boolean(),
  retirado: z.object({ em: instant, motivo: z.string() }).nullable(),
});
