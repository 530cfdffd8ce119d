import { z } from 'zod';
import { instant, reais, version } from '../../wire/primitives.ts';

/** What an offer, or all offers of a store, ask of bidders. */
export const depositRule = z.object({
  codigo: z.number(),
  oferta: z.object({ codigo: z.number(), titulo: z.string() }).nullable(),
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  valor: reais,
  /** Bids above this need it. */
  acimaDe: reais,
  motivo: z.string(),
  por: z.string(),
  em: instant,
  versao: version,
});
export type DepositRuleRow = z.output<typeof depositRule>;
