import { ACCOUNT_KINDS, BOOKING_KINDS } from '@patio/domain/finance/book/book-account.ts';
import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** A balance in reais, which may be below zero. */
export const balance = z.number();

/** Why book and bank differ. */
export const differenceReason = z.enum([
  'antes-do-livro',
  'lancado-depois',
  'tarifa',
  'outro-dinheiro',
  'erro-do-banco',
  'outro',
]);

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A day of the book as it stands in the list. Balances are those of the end of the day. */
export const closeRow = z.object({
  codigo: z.number(),
  dia: z.string(),
  situacao: z.enum(['a-fechar', 'fechado']),
  /** It is open, and a whole working day has passed since. */
  atrasado: z.boolean(),
  saldoLivro: balance,
  /** Null: it is not closed. */
  saldoBanco: balance.nullable(),
  /** What the bank has more than the book. */
  diferenca: balance.nullable(),
  motivo: differenceReason.nullable(),
  explicacao: z.string().nullable(),
  fechadoPor: person.nullable(),
  fechadoEm: instant.nullable(),
  /** How often it was opened again. */
  reaberturas: z.number(),
});
export type CloseRow = z.output<typeof closeRow>;

/** What moved at the bank on the day, by the book. */
const movement = z.object({
  codigo: z.number(),
  em: instant,
  tipo: z.enum(BOOKING_KINDS),
  valor: z.number(),
  codigoCobranca: z.number(),
  /** Null: of a deposit. */
  codigoCompra: z.number().nullable(),
  referencia: z.string().nullable(),
});

/** A day with all that has to be compared. */
export const closeDetail = closeRow.extend({
  /** Of the book, at the beginning of the day. */
  saldoAnterior: balance,
  entradas: reais,
  saidas: reais,
  /** Every account that moved; debits and credits of the day. */
  contas: z.array(z.object({ conta: z.enum(ACCOUNT_KINDS), debito: reais, credito: reais })),
  pix: z.object({
    /** Paid on that day, by what the bank says. */
    lido: reais,
    /** What the book has of Pix on that day. */
    lancado: reais,
    /** What went back by Pix. */
    devolvido: reais,
  }),
  /** The first ones, oldest first. */
  movimentos: z.array(movement),
  totalMovimentos: z.number(),
  /** The day before, if it is closed. */
  anterior: z
    .object({ diferenca: balance, motivo: differenceReason.nullable(), explicacao: z.string().nullable() })
    .nullable(),
  /** When it was opened again, by whom and why. */
  historico: z.array(
    z.object({
      fechadoPor: z.string(),
      fechadoEm: instant,
      saldoBanco: balance,
      reabertoPor: z.string(),
      reabertoEm: instant,
      motivo: z.string(),
    }),
  ),
  /** What the caller may do with it. */
  podeFechar: z.boolean(),
  podeReabrir: z.boolean(),
  /** Why it cannot be closed yet; null: it can, or it is. */
  impedimento: z.enum(['nao-acabou', 'fora-de-ordem']).nullable(),
});
export type CloseDetail = z.output<typeof closeDetail>;
