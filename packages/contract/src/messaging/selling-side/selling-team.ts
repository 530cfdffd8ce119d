import { z } from 'zod';
import { version } from '../../wire/primitives.ts';

/** A staff member in a team. */
export const teamMember = z.object({
  codigo: z.number(),
  nome: z.string(),
  email: z.string(),
  /** False: blocked, without a selling role, or gone; they are not notified. */
  ativo: z.boolean(),
});

/** The staff who are notified of a category's offers. */
export const sellingTeam = z.object({
  categoria: z.object({ codigo: z.number(), nome: z.string() }),
  /** Its own team; empty: the whole sales team is notified of them. */
  membros: z.array(teamMember),
  /** Sent back with a change. */
  versao: version,
});
