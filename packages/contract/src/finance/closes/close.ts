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

/** What the bank states of an account at the end of a day, by a statement that was imported after it. */
const statedBalance = z.object({
  codigoExtrato: z.number(),
  conta: z.string(),
  arquivo: z.string(),
  saldo: balance,
  importadoPor: person,
  importadoEm: instant,
});

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
  /** `extrato`: the bank states `saldoBanco` in a statement that was imported; `digitado`: who closed the day typed it. Null: it is not closed. */
  origemSaldo: z.enum(['extrato', 'digitado']).nullable(),
  /** What the bank stated when the day was closed; null: no statement of that day had been imported. */
  extrato: statedBalance.nullable(),
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
  referencia: z.string().nullable(),
  /** The charges that it is about: one transfer may be booked in several parts. */
  partes: z.array(
    z.object({
      codigoCobranca: z.number(),
      /** Null: of a deposit. */
      codigoCompra: z.number().nullable(),
      valor: z.number(),
    }),
  ),
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
  /** What the bank states of the end of the day, for each account of which a statement was imported. */
  extratosDoDia: z.array(statedBalance),
  /** The account of the statement of the latest close before that had one: another one needs an explanation. Null: none had. */
  contaAnterior: z.string().nullable(),
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
      origemSaldo: z.enum(['extrato', 'digitado']),
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
