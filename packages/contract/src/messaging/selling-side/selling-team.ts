import { z } from 'zod';
import { version } from '../../wire/primitives.ts';

/** A user of the house as a team names them. */
export const teamMember = z.object({
  codigo: z.number(),
  nome: z.string(),
  email: z.string(),
  /** False: blocked, without a role that sells, or gone; they are notified nothing. */
  ativo: z.boolean(),
});

/** Who of the house is notified of the offers of a category. */
export const sellingTeam = z.object({
  categoria: z.object({ codigo: z.number(), nome: z.string() }),
  /** Its own team; empty: the whole sales team is notified of them. */
  membros: z.array(teamMember),
  /** Sent back with a change. */
  versao: version,
});
