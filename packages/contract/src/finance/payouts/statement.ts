import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';
import { markedMovement, undoneMark } from '../marks.ts';
import { storeForgiveness } from './debts/forgiveness.ts';

/** Reais that may be less than nothing: what is given back. */
const signed = z.number();

/** How a charge of a store stands. `retido`: its buyer asked to cancel; `em-reclamacao`: they complain; `devolver`: the store gives back; `anterior`: paid before there was a book. */
export const claimState = z.enum([
  'em-aberto',
  'sem-entrega',
  'retido',
  'em-reclamacao',
  'a-vencer',
  'devido',
  'a-caminho',
  'repassado',
  'devolver',
  'cancelado',
  'anterior',
]);

/** `repasse`: on its way, and not recorded as made. */
export const payoutState = z.enum(['proposto', 'em-envio', 'feito', 'falhou', 'retirado']);

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A charge of a sale that is owed to a store. */
export const statementLine = z.object({
  cobranca: z.number(),
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  tipo: chargeKind,
  vendidaEm: instant,
  valor: reais,
  /** What arrived for the store and counts now. */
  recebido: reais,
  /** What is or was deducted. */
  comissao: reais,
  /** What was passed on so far, commission included. */
  repassado: reais,
  /** What comes next, less the commission; below zero: the store gives it back. */
  aRepassar: signed,
  situacao: claimState,
  /** From when on it is due; null: not known yet. */
  devidoEm: instant.nullable(),
});

/** A payout, as the store and finance see it. */
export const payout = z.object({
  codigo: z.number(),
  situacao: payoutState,
  bruto: signed,
  comissao: signed,
  valor: reais,
  propostoEm: instant,
  decididoEm: instant.nullable(),
  encerradoEm: instant.nullable(),
  referencia: z.string().nullable(),
  /** The bank and the last characters of the account. */
  conta: z.string(),
  partes: z.array(
    z.object({ cobranca: z.number(), codigoCompra: z.number(), bruto: signed, comissao: signed }),
  ),
  /** For finance alone: who, and why. */
  equipe: z
    .object({
      motivo: z.string(),
      propostoPor: person,
      decididoPor: person.nullable(),
      decisao: z.string().nullable(),
      /** Who recorded what became of the transfer. */
      registradoPor: person.nullable(),
      movimento: markedMovement.nullable(),
      desfeito: undoneMark.nullable(),
    })
    .nullable(),
  /** Under way: since when it is known that it was recorded as made by mistake; null: it was not. */
  desfeitoEm: instant.nullable(),
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
  podeRegistrar: z.boolean(),
  /** Of what was recorded as made: the reference, and that it was. */
  podeCorrigir: z.boolean(),
  podeDesfazer: z.boolean(),
});
export type Payout = z.output<typeof payout>;

/** What a store gave back of money that was passed on to it. */
export const storeRepayment = z.object({
  codigo: z.number(),
  valor: reais,
  forma: z.enum(['transferencia', 'especie']),
  dia: z.string(),
  referencia: z.string(),
  compras: z.array(z.number()),
  registradaEm: instant,
  /** For finance alone. */
  registradaPor: person.nullable(),
  /** Since when it is known to have been recorded by mistake: it counts no longer. */
  desfeitaEm: instant.nullable(),
  /** For finance alone. */
  desfeitaPor: person.nullable(),
  motivoDesfeita: z.string().nullable(),
  podeDesfazer: z.boolean(),
  podeCorrigir: z.boolean(),
});
export type StoreRepayment = z.output<typeof storeRepayment>;

/** Where the money of a store goes; in full by `get-store-bank`. */
const storeBank = z.object({
  conta: z.string(),
  alteradaEm: instant,
  /** From when on money goes there. */
  valeDesde: instant,
  emEspera: z.boolean(),
});

/** What a store sold, what is deducted, due and paid. */
export const storeStatement = z.object({
  loja: z.object({ codigo: z.number(), nome: z.string(), documento: z.string().nullable() }),
  /** Due now, less commission and what the store gives back; below zero: the store owes it. */
  devido: signed,
  bruto: signed,
  comissao: signed,
  /** Sold, and not due yet, less the commission. */
  aVencer: reais,
  aCaminho: reais,
  /** Transferred so far less what the store gave back (not what was given up), and the commission of it. */
  repassado: signed,
  comissaoCobrada: signed,
  linhas: z.array(statementLine),
  /** There are more lines than these: the file has them all. */
  haMais: z.boolean(),
  repasses: z.array(payout),
  /** What the store has to give back, before anything that is due to it. */
  divida: reais,
  devolucoes: z.array(storeRepayment),
  perdoes: z.array(storeForgiveness),
  /** What of the debt the caller may propose to give up; 0: nothing. */
  perdoavel: reais,
  banco: storeBank.nullable(),
  podePropor: z.boolean(),
  podeRegistrarDevolucao: z.boolean(),
  podeAlterarBanco: z.boolean(),
  podeVerBanco: z.boolean(),
});
export type StoreStatement = z.output<typeof storeStatement>;
