import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { offeredChange } from './offered-change.ts';

/** Why a sale was withdrawn: court order, debt paid, theft, total loss. */
export const withdrawalCause = z.enum(['ordem-judicial', 'divida-paga', 'furto', 'perda-total']);
export type WithdrawalCause = z.output<typeof withdrawalCause>;

export const correction = z.object({
  em: instant,
  motivo: z.string(),
  mudancas: z.array(offeredChange),
});

/**
 * The right under which an offer is sold, and later changes: corrections by staff, latest first, and whether its sale was withdrawn for
 * cause. The code is a vehicle's or an offer's (C-30).
 */
export const getSaleTerms = defineRoute({
  name: 'get-sale-terms',
  method: 'GET',
  path: '/offer/:id/venda',
  access: 'public',
  tag: 'sale-terms',
  summary: 'Modality of an offer, its corrections, and a withdrawal for cause',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      modalidade: z.enum(['direta', 'leiloeiro']),
      /** Origin of the goods: a person or company, a court order, a public body. */
      procedencia: z.enum(['particular', 'judicial', 'orgao-publico']),
      /** The official auctioneer with their registration and the notice of the auction; null: sold directly. */
      leiloeiro: z.object({ nome: z.string(), matricula: z.string(), edital: z.string() }).nullable(),
      correcoes: z.array(correction),
      retirada: z.object({ causa: withdrawalCause, em: instant }).nullable(),
      /** Its vehicle stands at a place that takes visits. */
      visitas: z.boolean(),
    }),
  },
  errors: ['offer-not-found'],
});

export type SaleTerms = z.output<typeof getSaleTerms.success.schema>;
