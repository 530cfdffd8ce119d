import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/**
 * `em-processamento`: nothing has left yet; `a-lancar`: part of it is not in the book, because nothing that the book has of the Pix can be taken;
 * `conferir`: nobody of finance has seen to it; `nao-realizada`: nothing left.
 */
export const bankRefundState = z.enum([
  'em-processamento',
  'a-lancar',
  'conferir',
  'conferida',
  'nao-realizada',
]);
/** `pedida`: in the name of the house, as in the app of the bank; `falha`, `fraude`: by the special return mechanism. */
export const bankRefundNature = z.enum(['pedida', 'falha', 'fraude']);

/** What the bank gave back of a Pix, and nobody here asked for. */
export const bankRefund = z.object({
  codigo: z.number(),
  /** The Pix, and the refund, by which the bank knows them. */
  pix: z.string(),
  devolucao: z.string(),
  valor: reais,
  natureza: bankRefundNature,
  situacao: bankRefundState,
  /** What of it is not in the book yet. */
  aLancar: reais,
  /** What of it was recorded before, as a transfer or as returned to its payer. */
  jaRegistrado: reais,
  /** When we learned of it, and when the money left, as the bank says if it does. */
  vistaEm: instant,
  feitaEm: instant.nullable(),
  /** What is paid no more by it. */
  compras: z.array(z.number()),
  caucoes: z.array(z.number()),
  pixSemCobranca: z.number().nullable(),
  conferidaPor: z.string().nullable(),
  conferidaEm: instant.nullable(),
  nota: z.string().nullable(),
});
export type BankRefundRow = z.output<typeof bankRefund>;
