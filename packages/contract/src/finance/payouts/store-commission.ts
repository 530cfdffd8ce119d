import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** A version of the commission that stores pay; null: all. */
export const storeCommission = z.object({
  codigo: z.number(),
  parceiro: z.number().nullable(),
  nomeLoja: z.string().nullable(),
  categoria: z.number().nullable(),
  percentual: z.number(),
  minimo: reais,
  maximo: reais.nullable(),
  validaDesde: instant,
  motivo: z.string(),
  por: z.string(),
});
