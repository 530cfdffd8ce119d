import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';
import { proposal } from '../statements/statement-line.ts';

/** `decidir`: nobody said whose it is; `liberar`: another user has to release its return; `em-envio`: it is on its way back. */
export const strayState = z.enum(['decidir', 'liberar', 'em-envio', 'encerrado']);

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A Pix to the key of the house that names no charge. */
export const strayRow = z.object({
  codigo: z.number(),
  valor: reais,
  /** What of it nobody has decided about. */
  restante: reais,
  pagoEm: instant,
  /** What the payer wrote; the standard does not say who they are. */
  textoPagador: z.string().nullable(),
  /** By which all banks know it: the statement of the bank has it beside the name of the payer. */
  referencia: z.string(),
  situacao: strayState,
  /** The last return failed. */
  recusada: z.boolean(),
});

/** `ja-saiu`: the bank gave it back by another way than by us. */
export const returnWay = z.enum(['pix', 'ja-saiu']);

/** A return to the payer, which one user proposes and another one releases. */
const strayReturn = z.object({
  codigo: z.number(),
  valor: reais,
  forma: returnWay,
  situacao: z.enum(['proposta', 'em-envio', 'feita', 'falhou', 'retirada']),
  motivo: z.string(),
  propostaPor: person,
  propostaEm: instant,
  decididaPor: person.nullable(),
  decididaEm: instant.nullable(),
  decisao: z.string().nullable(),
  encerradaEm: instant.nullable(),
  emProcessamento: z.boolean(),
  /** Why the bank did not do it. */
  falha: z.string().nullable(),
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
});

/**
 * What may be this very money: of the same amount and day, and nothing that names one of both names the other. With a number it is a movement
 * of a statement, otherwise a recording by hand, of purchases or of what a store gave back.
 */
const similar = z.object({
  codigoMovimento: z.number().nullable(),
  /** Of a receipt that was recorded by hand: its reference can be corrected to that of this Pix. */
  codigoRecebimento: z.number().nullable(),
  /** The same of what a store gave back. */
  codigoDevolucao: z.number().nullable(),
  dia: z.string(),
  /** What the bank wrote, or the reference that was recorded. */
  texto: z.string(),
  registrado: z.boolean(),
  compras: z.array(z.number()),
  loja: z.number().nullable(),
});

/** A Pix without a charge, what it may pay, best first, and what was decided about it. */
export const strayDetail = strayRow.extend({
  candidatas: z.array(proposal),
  recebimentos: z.array(
    z.object({ codigo: z.number(), codigoCompra: z.number().nullable(), tipo: chargeKind, valor: reais }),
  ),
  /** What stores gave back by it. */
  repassesDevolvidos: z.array(z.object({ codigo: z.number(), loja: person, valor: reais })),
  parecidos: z.array(similar),
  devolucoes: z.array(strayReturn),
  podeAtribuir: z.boolean(),
  podePropor: z.boolean(),
  /** Whether it may be proposed to close it, because it left by another way. */
  podeEncerrar: z.boolean(),
  /** It cannot go back by Pix any more: the bank allows it for 90 days. */
  prazoEsgotado: z.boolean(),
});
export type StrayDetail = z.output<typeof strayDetail>;
