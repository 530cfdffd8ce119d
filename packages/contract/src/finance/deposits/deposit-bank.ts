import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';
import { markedMovement } from '../marks.ts';

/** The account to which a deposit goes back that the bank no longer returns by Pix, as its buyer sees it. */
export const ownDepositBank = z.object({
  /** Asked for; there; the transfer is released; it was made. */
  situacao: z.enum(['pedida', 'informada', 'a-caminho', 'feita']),
  valor: reais,
  pedidaEm: instant,
  informadaEm: instant.nullable(),
  /** Until when it is to be transferred. */
  ate: instant.nullable(),
  /** Why the last transfer could not be made. */
  falha: z.string().nullable(),
  /** Of the transfer. */
  referencia: z.string().nullable(),
  podeInformar: z.boolean(),
});

const person = z.object({ codigo: z.number(), nome: z.string() });

/** A transfer of a deposit, with what the caller may do. */
export const depositTransfer = z.object({
  codigo: z.number(),
  situacao: z.enum(['proposta', 'em-envio', 'feita', 'falhou', 'retirada']),
  valor: reais,
  motivo: z.string(),
  propostaPor: person,
  propostaEm: instant,
  decididaPor: person.nullable(),
  decididaEm: instant.nullable(),
  decisao: z.string().nullable(),
  encerradaEm: instant.nullable(),
  referencia: z.string().nullable(),
  movimento: markedMovement.nullable(),
  /** Why it could not be made. */
  falha: z.string().nullable(),
  podeLiberar: z.boolean(),
  podeRecusar: z.boolean(),
  podeRegistrar: z.boolean(),
  podeCorrigir: z.boolean(),
  podeDesfazer: z.boolean(),
});
export type DepositTransfer = z.output<typeof depositTransfer>;
