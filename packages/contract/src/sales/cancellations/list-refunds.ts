import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant, reais } from '../../wire/primitives.ts';

/**
 * Refunds of cancelled purchases that are due, longest waiting first; or completed ones, latest first. A refund is due if the payment was
 * approved, or the buyer of a cancelled purchase gave bank data (C-81). A regret with bank data but without a payment on record is listed
 * separately (`sem-pagamento`) until the payment is found. Bank data itself is in no list (S-15).
 */
export const listRefunds = defineRoute({
  name: 'list-refunds',
  method: 'GET',
  path: '/admin/refunds',
  access: 'staff',
  roles: ['sales'],
  tag: 'cancellations',
  summary: 'Refunds that are due, or were made',
  query: commonQuery.extend({
    situacao: z.enum(['devido', 'devolvido', 'sem-pagamento']).optional(),
    oferta: code.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          /** Of the cancellation. */
          codigo: z.number(),
          codigoOferta: z.number(),
          tituloOferta: z.string(),
          codigoCompra: z.number(),
          valor: reais,
          comprador: z.object({ codigo: z.number(), nome: z.string(), email: z.string() }),
          /** After a regret everything paid is refunded: price, fee and freight. */
          tipo: z.enum(['cancelamento', 'nao-concluida', 'arrependimento']),
          motivo: z.string().nullable(),
          formaPagamento: z.string().nullable(),
          pagamentoAprovado: z.boolean(),
          notaFiscalEmitida: z.boolean(),
          /** False: none was requested, or it was deleted. */
          temDadosBancarios: z.boolean(),
          pedidoEm: instant,
          aprovadoEm: instant,
          devolvidoEm: instant.nullable(),
          /** The next calls; null if there is nothing to do. */
          acoes: z.object({ dadosBancarios: z.string().nullable(), devolvido: z.string().nullable() }),
        }),
      ),
      total: z.number(),
      /** Of all pages, not just this one. */
      soma: reais,
      page: z.number(),
      limit: z.number(),
    }),
  },
  errors: [],
});
