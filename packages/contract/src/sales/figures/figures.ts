import { z } from 'zod';
import { isFiguresPeriod } from '@patio/domain/sales/figures/figures-period.ts';
import { asWritten, commonQuery, reais } from '../../wire/primitives.ts';
import { complaintFigures } from './complaint-figures.ts';
import { day } from '../purchases/plan-purchase.ts';

/** Days that figures are asked for, in São Paulo, both included; `loja`: 0 is the house, absent means all that the user may see. */
export const figuresQuery = z
  .object({
    de: day,
    ate: day,
    loja: asWritten(z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)).optional(),
    ...commonQuery.shape,
  })
  .refine(({ de, ate }) => isFiguresPeriod(de, ate), {
    path: ['ate'],
    error: 'figures-period',
  });

const count = z.number().int().nonnegative();

/** What sold, and what that is worth; cancelled ones are counted apart. */
const sold = z.object({ vendas: count, valor: reais, canceladas: count });

export const saleOrigin = z.enum(['lance', 'compra', 'proposta']);

/** The figures of a period. */
export const figures = z.object({
  total: sold,
  /** One per week that begins on a Monday, also without sales. */
  semanas: z.array(sold.extend({ semana: z.string() })),
  categorias: z.array(sold.extend({ codigo: z.number(), nome: z.string() })),
  origens: z.array(sold.extend({ origem: saleOrigin })),
  /** Of the offers published in the period: how many were followed, bid on or proposed for, sold, and handed over. */
  funil: z.object({
    publicadas: count,
    acompanhadas: count,
    disputadas: count,
    vendidas: count,
    concluidas: count,
  }),
  /** Hours that the sales of the period stood at a step before they left it, and how many stand there now. */
  etapas: z.array(
    z.object({
      etapa: z.enum(['V', 'C', 'L']),
      passaram: count,
      mediana: z.number().nullable(),
      p90: z.number().nullable(),
      agora: count,
    }),
  ),
  /** Prices of sold single vehicles against the reference price of their month, in percent above (or below) it. */
  referencia: z.object({
    comparadas: count,
    mediana: z.number().nullable(),
    faixas: z.array(z.object({ de: z.number().nullable(), ate: z.number().nullable(), vendas: count })),
  }),
  /** Of the offers whose bidding ended in the period: how many people followed them, and how many bids came. */
  encerradas: z.object({ ofertas: count, seguidores: count, lances: count, semLances: count }),
  reclamacoes: complaintFigures,
  /** Offers that run now. */
  abertas: z.object({ ofertas: count, semLances: count, semLancesAteSeteDias: count }),
});
export type Figures = z.output<typeof figures>;
