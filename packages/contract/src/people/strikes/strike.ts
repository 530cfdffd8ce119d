import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** A defaulted purchase of a user, for the back office. */
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
