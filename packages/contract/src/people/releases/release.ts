import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

export const limitType = z.enum(['PODE_DAR_LANCE', 'PODE_COMPRAR']);

/** What staff may extend: simultaneous offers, purchases, or whole reais of exposure (rule 0.26). */
export const releaseKind = z.enum([...limitType.options, 'EXPOSICAO']);

/** What staff grant beyond an allowance, or deduct from it: `extra` more until the end of a day. */
export const release = z.object({
  codigo: z.number(),
  tipo: releaseKind,
  extra: z.number(),
  ate: instant,
  motivo: z.string(),
  concedidaPor: z.string().nullable(),
  concedidaEm: instant.nullable(),
  situacao: z.enum(['vigente', 'vencida', 'retirada']),
});
