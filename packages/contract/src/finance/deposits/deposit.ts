import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { depositState } from './own-deposit.ts';

/** What finance has to do: decide after a default, or return what the bank did not. */
export const depositAttention = z.enum(['decidir', 'devolver']);

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
    conta: { kind: 'codes' },
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
  /** The purchase that was not paid. */
  codigoCompra: z.number().nullable(),
  decideAte: instant.nullable(),
  decididaPor: z.string().nullable(),
  motivo: z.string().nullable(),
  /** What is owed back and not on its way. */
  aDevolver: reais,
  /** Why the bank did not return it the last time. */
  falha: z.string().nullable(),
});
export type Deposit = z.output<typeof deposit>;
