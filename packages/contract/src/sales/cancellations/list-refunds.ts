import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** What the list of refunds can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const refundsList = listSpec({
  sorts: ['aprovadoEm', 'devolvidoEm', 'valor'],
  order: 'aprovadoEm',
  filters: {
    situacao: { kind: 'words', options: ['devido', 'veiculo', 'sem-pagamento', 'devolvido'] },
    tipo: { kind: 'words', options: ['cancelamento', 'nao-concluida', 'arrependimento'] },
    valor: { kind: 'money' },
    aprovadoEm: { kind: 'days' },
    devolvidoEm: { kind: 'days' },
    oferta: { kind: 'codes' },
    comprador: { kind: 'codes', of: 'account' },
    comQuem: { kind: 'codes' },
  },
});

const refund = z.object({
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
  /** The buyer has the vehicle still: nothing is refunded before it is back. */
  faltaVeiculo: z.boolean(),
  pedidoEm: instant,
  aprovadoEm: instant,
  devolvidoEm: instant.nullable(),
  /** Who decided on the cancellation: only other users may mark it as refunded. Null for a regret. */
  decididoPor: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  /** What the book still owes the buyer: that goes back by a payback of two users, and is not confirmed here. */
  aDevolver: reais,
  /** The next calls; null if there is nothing to do, for the caller. */
  acoes: z.object({ dadosBancarios: z.string().nullable(), devolvido: z.string().nullable() }),
});

/**
 * Refunds of cancelled purchases, without `situacao` those that are due, longest waiting first. A refund is due if the payment was
 * approved, or the buyer of a cancelled purchase gave bank data (C-81), once a vehicle that the buyer had is back (`veiculo` until then). A regret with bank data but without a payment on record is listed
 * separately (`sem-pagamento`) until the payment is found. Bank data itself is in no list (S-15).
 */
export const listRefunds = defineRoute({
  name: 'list-refunds',
  method: 'GET',
  path: '/admin/refunds',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'cancellations',
  summary: 'Refunds that are due, or were made',
  query: listQuery(refundsList),
  success: {
    status: 200,
    schema: listReply(refund).extend({
      /** Of all pages, not just this one. */
      /** Null: of more rows than are counted. */
      soma: reais.nullable(),
    }),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
