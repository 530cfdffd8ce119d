import { z } from 'zod';
import { feeRule } from '../costs/get-costs.ts';
import { instant } from '../../wire/primitives.ts';

/** A fee that was set; null means all. */
export const buyerFee = z.object({
  codigo: z.number(),
  oferta: z.number().nullable(),
  parceiro: z.number().nullable(),
  categoria: z.number().nullable(),
  taxa: feeRule,
  validaDesde: instant,
  /** Why and by whom it was set; null: not noted then, or of the program. */
  motivo: z.string().nullable(),
  por: z.string().nullable(),
  /** Null: of no store. */
  nomeLoja: z.string().nullable(),
});
