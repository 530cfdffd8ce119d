import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** What a charge is for. */
export const chargeKind = z.enum(['preco', 'comissao', 'frete', 'documentos', 'patio', 'caucao']);

/** A charge of a purchase, with what the book says of it. */
export const charge = z.object({
  codigo: z.number(),
  tipo: chargeKind,
  /** Who it is for: money for a store is kept apart until it is passed on. */
  credor: z.enum(['casa', 'loja', 'caucao']),
  valor: reais,
  /** What is still to be paid. */
  aberto: reais,
  /** What is owed back to the buyer: too much was paid, or it was cancelled. */
  aDevolver: reais,
  vencimento: instant,
  situacao: z.enum(['aberta', 'parcial', 'paga', 'vencida', 'cancelada', 'devolvida']),
  /** Money of another payer has arrived, and finance has not decided. */
  emConferencia: z.boolean(),
});

/** What a purchase was charged. */
export const charges = z.object({
  cobrancas: z.array(
    charge.extend({
      /** It was charged after the payment of the purchase was approved: the approval does not cover it. */
      posterior: z.boolean(),
      /** What the bank gave back by itself of what was paid for it; 0: nothing. */
      devolvidoPeloBanco: reais,
      /** The last of it, as far as it is still to be paid, and when it left; when we learned of it if the bank does not say. Oldest first. */
      devolucoesDoBanco: z.array(z.object({ valor: reais, em: instant })),
      /** What was given back too much, which the buyer is asked for, and why in the words of finance; null: nothing is asked. */
      devolvidoAMais: z.object({ valor: reais, motivo: z.string() }).nullable(),
    }),
  ),
  /** Of all charges together. */
  aberto: reais,
});

/** How money arrived. `abertura`: before there were receipts. */
export const receiptWay = z.enum(['transferencia', 'especie', 'pix', 'abertura']);

/** A receipt, as staff see it. */
export const receipt = z.object({
  codigo: z.number(),
  cobranca: z.number(),
  valor: reais,
  forma: receiptWay,
  /** The day of the bank. */
  dia: z.string(),
  pagador: z.string(),
  /** Null: the bank does not say it. */
  documentoPagador: z.string().nullable(),
  referencia: z.string(),
  situacao: z.enum(['contado', 'aguardando', 'devolvido', 'desfeito']),
  registradoEm: instant,
  /** What the caller may do with it. */
  podeDesfazer: z.boolean(),
  podeCorrigir: z.boolean(),
  podeDecidir: z.boolean(),
});

/** The same for staff, with the receipts. */
export const chargesOfPurchase = charges.extend({
  recebimentos: z.array(receipt),
  podeRegistrar: z.boolean(),
});
export type ChargesOfPurchase = z.output<typeof chargesOfPurchase>;
export type Charges = z.output<typeof charges>;
