import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { depositTransfer } from './deposit-bank.ts';
import { depositState } from './own-deposit.ts';

/**
 * What is to be done: decide after a default; return what the bank did not; wait for the bank data of the buyer; propose, release and record the
 * transfer to that account.
 */
export const depositAttention = z.enum(['decidir', 'devolver', 'dados', 'propor', 'liberar', 'transferir']);

/** What the list of deposits can be sorted and narrowed by. */
export const depositsList = listSpec({
  sorts: ['pedidaEm', 'valor', 'decideAte'],
  order: '-pedidaEm',
  filters: {
    situacao: { kind: 'words', options: depositState.options },
    atencao: { kind: 'words', options: depositAttention.options },
    valor: { kind: 'money' },
    pedidaEm: { kind: 'days' },
    oferta: { kind: 'codes' },
    conta: { kind: 'codes', of: 'account' },
  },
});

/** A deposit as finance sees it. */
export const deposit = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  conta: z.object({ codigo: z.number(), nome: z.string() }),
  valor: reais,
  situacao: depositState,
  atencao: depositAttention.nullable(),
  pedidaEm: instant,
  guardadaEm: instant.nullable(),
  encerradaEm: instant.nullable(),
  /** Until when the bank returns it by Pix, while it has not gone back. */
  pixAte: instant.nullable(),
  /** The purchase that was not paid. */
  codigoCompra: z.number().nullable(),
  /** The purchase whose price its buyer chose it for, and what it paid of that. */
  noPrecoDe: z.number().nullable(),
  /** That purchase was approved by hand, and its price lacks money in the book. */
  esperaPreco: z.boolean(),
  usado: reais,
  decideAte: instant.nullable(),
  decididaPor: z.string().nullable(),
  motivo: z.string().nullable(),
  /** What is owed back and not on its way. */
  aDevolver: reais,
  /** Why the bank did not return it the last time. */
  falha: z.string().nullable(),
  /** Until when finance is to do what waits for them; null: nothing does, or it has no term. */
  prazo: instant.nullable(),
  /** Since when the buyer is asked for their bank data, since when they are there, and until when it is to be transferred. */
  dadosPedidosEm: instant.nullable(),
  /** How often they were reminded of it, and when last. */
  lembretes: z.int().min(0),
  lembradoEm: instant.nullable(),
  dadosEm: instant.nullable(),
  transferirAte: instant.nullable(),
  /** The last transfer to that account. */
  transferencia: depositTransfer.nullable(),
  podePedirDados: z.boolean(),
  podeVerDados: z.boolean(),
  podePropor: z.boolean(),
});
export type Deposit = z.output<typeof deposit>;
