import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** The states of a deposit: a Pix is awaited, held, on its way back, back, kept, or never paid. */
export const depositState = z.enum(['pedida', 'guardada', 'devolvendo', 'devolvida', 'retida', 'nao-paga']);

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
  /** Why it was kept, or given back by a user of the team. */
  motivo: z.string().nullable(),
  podePedir: z.boolean(),
});
export type OwnDeposit = z.output<typeof ownDeposit>;
