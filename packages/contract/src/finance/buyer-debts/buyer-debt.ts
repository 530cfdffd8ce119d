import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/**
 * `pedir`: nobody asked the buyer for it; `pedida`: they were asked, or a completed purchase asks them to pay it again; `liberar`: another user has to release that it is given up; `perdoada`: it was given
 * up; `voltou`: it was given up, and money came back since: what was given up is to be undone; `encerrada`: nothing is owed any more.
 */
export const debtState = z.enum(['pedir', 'pedida', 'liberar', 'perdoada', 'voltou', 'encerrada']);

const person = z.object({ codigo: z.number(), nome: z.string() });

/** What a buyer was given back too much of a charge, or a completed purchase lacks again, and they owe. */
export const debtRow = z.object({
  /** Of the charge. */
  codigo: z.number(),
  codigoCompra: z.number().nullable(),
  codigoCaucao: z.number().nullable(),
  tituloOferta: z.string(),
  comprador: person,
  /** What is owed now. */
  valor: reais,
  /** What the house gave up of it. */
  perdoado: reais,
  desde: instant,
  situacao: debtState,
  /** When the buyer was asked last, if they still are. */
  pedidaEm: instant.nullable(),
});

/** One decision to give it up. */
const giveUp = z.object({
  codigo: z.number(),
  valor: reais,
  situacao: z.enum(['proposta', 'liberada', 'retirada', 'desfeita']),
  motivo: z.string(),
  propostaPor: person,
  propostaEm: instant,
  decididaPor: person.nullable(),
  decididaEm: instant.nullable(),
  decisao: z.string().nullable(),
  desfeitaPor: person.nullable(),
  desfeitaEm: instant.nullable(),
  motivoDesfeita: z.string().nullable(),
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
  podeDesfazer: z.boolean(),
});

/** The same with why it is owed, what was done about it and what the caller may do. */
export const debtDetail = debtRow.extend({
  /** What of it a completed purchase lacks again, as the bank took its payment back: its page asks for it as for any charge. */
  cobradoDeNovo: reais,
  /** What arrived of the charge and counts, what went back of it by us, also to another charge, and by the bank itself. */
  recebido: reais,
  devolvidoPorNos: reais,
  devolvidoPeloBanco: reais,
  pedidos: z.array(
    z.object({
      valor: reais,
      mensagem: z.string(),
      por: person,
      em: instant,
      encerradoEm: instant.nullable(),
    }),
  ),
  perdoes: z.array(giveUp),
  podePedir: z.boolean(),
  /** They were asked for the same amount lately: from when on they may be asked again. */
  pedirDesde: instant.nullable(),
  podeRetirar: z.boolean(),
  podePerdoar: z.boolean(),
  /** Whether what came back is recorded at its purchase. */
  podeRegistrar: z.boolean(),
});
export type DebtDetail = z.output<typeof debtDetail>;
