import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { ownDepositBank } from './deposit-bank.ts';

/** The states of a deposit: a Pix is awaited, held, on its way back, back, kept, used for the price, or never paid. */
export const depositState = z.enum([
  'pedida',
  'guardada',
  'devolvendo',
  'devolvida',
  'retida',
  'usada',
  'nao-paga',
]);

/** A deposit as who left it sees it. */
export const ownDeposit = z.object({
  codigo: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  valor: reais,
  situacao: depositState,
  pedidaEm: instant,
  guardadaEm: instant.nullable(),
  encerradaEm: instant.nullable(),
  /** After a default: until when the house may keep it; afterwards it goes back. */
  decideAte: instant.nullable(),
  /** The offer was sold before its end: until when it stays, as the bid leads again if that sale is undone; null: it does not. */
  ficaAte: instant.nullable(),
  /** Why it was kept, or given back by a user of the team. */
  motivo: z.string().nullable(),
  podePedir: z.boolean(),
  /** The purchase whose price it may pay, or has paid. */
  codigoCompra: z.number().nullable(),
  podeUsar: z.boolean(),
  /** Its buyer chose that it pays the price, once everything else is paid. */
  noPreco: z.boolean(),
  /** What it paid of the price. */
  usado: reais,
  /** The account that it goes back to, because it no longer goes by Pix; null: none is asked for. */
  conta: ownDepositBank.nullable(),
});
export type OwnDeposit = z.output<typeof ownDeposit>;
