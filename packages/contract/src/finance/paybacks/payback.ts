import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';
import { markedMovement, undoneMark } from '../marks.ts';

/** How money goes back: a Pix to who paid it, a transfer, or to another charge of the same purchase. */
export const paybackWay = z.enum(['pix', 'transferencia', 'compensacao']);

/** `falhou`: all or part of it is owed again. */
export const paybackState = z.enum(['proposta', 'em-envio', 'feita', 'falhou', 'retirada']);

/** Why money is owed back. */
export const owedReason = z.enum(['cancelada', 'apos-cancelamento', 'duas-vezes', 'a-mais']);

/** A share of what goes back. */
const paybackPart = z.object({
  codigo: z.number(),
  cobranca: z.number(),
  tipo: chargeKind,
  valor: reais,
  /** The Pix that goes back to who paid it. */
  pix: z.string().nullable(),
  situacao: paybackState,
  /** The bank has it and takes its time. */
  emProcessamento: z.boolean(),
  /** Why the bank did not do it. */
  falha: z.string().nullable(),
});

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A decision about money that is owed back, as finance sees it. */
export const payback = z.object({
  codigo: z.number(),
  forma: paybackWay,
  situacao: paybackState,
  valor: reais,
  /** What a set-off pays. */
  destino: chargeKind.nullable(),
  motivo: z.string(),
  propostaPor: person,
  propostaEm: instant,
  decididaPor: person.nullable(),
  decididaEm: instant.nullable(),
  decisao: z.string().nullable(),
  encerradaEm: instant.nullable(),
  /** Of the transfer. */
  referencia: z.string().nullable(),
  partes: z.array(paybackPart),
  /** Who recorded the transfer. */
  registradaPor: person.nullable(),
  movimento: markedMovement.nullable(),
  desfeita: undoneMark.nullable(),
  /** What the caller may do with it. */
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
  podeRegistrar: z.boolean(),
  podeCorrigir: z.boolean(),
  podeDesfazer: z.boolean(),
});

/** What is owed back of a purchase, how it can go back, and what was decided. */
export const paybackDetail = z.object({
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  comprador: z.object({ codigo: z.number(), nome: z.string() }),
  /** With what is on its way. */
  valor: reais,
  motivo: owedReason.nullable(),
  desde: instant.nullable(),
  cobrancas: z.array(z.object({ codigo: z.number(), tipo: chargeKind, aDevolver: reais, aberto: reais })),
  recebimentos: z.array(
    z.object({
      codigo: z.number(),
      tipo: chargeKind,
      valor: reais,
      dia: z.string(),
      pagador: z.string(),
      referencia: z.string(),
      porPix: z.boolean(),
      conta: z.boolean(),
    }),
  ),
  /** Each with as much as it can take now. */
  formas: z.array(
    z.object({
      forma: paybackWay,
      cobranca: z.number().nullable(),
      destino: chargeKind.nullable(),
      valor: reais,
    }),
  ),
  devolucoes: z.array(payback),
  /** The cancellation that made it due, with bank data for `get-bank-data`; null: there is none. */
  cancelamento: z.object({ codigo: z.number(), temDadosBancarios: z.boolean() }).nullable(),
  /**
   * What has to happen before anything is proposed, or what is proposed is released: what was given up and came back is undone, or the vehicle
   * comes back. `mudou`, `sem-pix`: what is proposed cannot be released any more, as another thing is owed by now or no Pix is offered; proposing
   * again, or asking the buyer for an account, takes its place.
   */
  impedimento: z.enum(['perdao', 'veiculo', 'mudou', 'sem-pix']).nullable(),
  podePropor: z.boolean(),
  /** The account that the buyer is asked for: since when it is asked for and there, and how often they were reminded. */
  conta: z.object({
    pedidaEm: instant.nullable(),
    informadaEm: instant.nullable(),
    lembretes: z.number(),
    lembradoEm: instant.nullable(),
    podePedir: z.boolean(),
    podeVer: z.boolean(),
  }),
});
export type PaybackDetail = z.output<typeof paybackDetail>;
