import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { chargeKind } from '../charges/charge.ts';

const person = z.object({ codigo: z.number(), nome: z.string() });

/** Charges of one purchase that a movement may pay. `motivo`: why it is thought to. */
export const proposal = z.object({
  motivo: z.enum(['pix', 'valor-e-pagador', 'valor']),
  codigoCompra: z.number(),
  tituloOferta: z.string(),
  comprador: person,
  cobrancas: z.array(z.object({ codigo: z.number(), tipo: chargeKind, aberto: reais })),
});

/** A movement of the bank account. */
export const statementLine = z.object({
  codigo: z.number(),
  codigoExtrato: z.number(),
  conta: z.string(),
  dia: z.string(),
  /** Below zero: it went out. */
  valor: z.number(),
  texto: z.string(),
  /** As far as the bank says it. */
  pagador: z.string().nullable(),
  documentoPagador: z.string().nullable(),
  situacao: z.enum(['aberta', 'conferida', 'ignorada']),
  /** Of what came in, what no receipt tells yet. */
  restante: reais,
  /** Purchases whose money it is. */
  compras: z.array(z.number()),
  /** A Pix that was made for a charge: the bank tells of it by itself, and it is not recorded by hand. */
  pixProprio: z.boolean(),
  /** A purchase with a receipt of the same day and amount that is of no movement; null: there is none. */
  compraParecida: z.number().nullable(),
  /** What it pays, if exactly one thing fits. */
  proposta: proposal.nullable(),
  motivoIgnorada: z.string().nullable(),
});
export type StatementLineRow = z.output<typeof statementLine>;

/** A movement with all that it may pay, best first. */
export const statementLineDetail = statementLine.extend({
  candidatas: z.array(proposal),
  referencia: z.string(),
  arquivo: z.string(),
  importadoPor: person,
  importadoEm: instant,
  ignoradaPor: person.nullable(),
  ignoradaEm: instant.nullable(),
  /** Pix without a charge of the same amount and day, which it may be: nobody has said. */
  pixParecidos: z.array(
    z.object({ codigo: z.number(), pagoEm: instant, referencia: z.string(), restante: reais }),
  ),
  /** The Pix without a charge that it is. */
  codigoPix: z.number().nullable(),
  /** Why it is other money than a Pix without a charge. */
  outroDinheiro: z.string().nullable(),
  /** Who said one or the other. */
  ditoPor: person.nullable(),
  ditoEm: instant.nullable(),
});
export type StatementLineDetail = z.output<typeof statementLineDetail>;
export type Proposal = z.output<typeof proposal>;
