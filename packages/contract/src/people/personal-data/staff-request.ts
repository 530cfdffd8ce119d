import { z } from 'zod';
import { personalDataRequest } from './personal-data-request.ts';

/** A request as staff see it: whose it is, and how many days are left to answer. */
export const staffRequest = personalDataRequest.extend({
  codigo: z.number(),
  conta: z.object({ codigo: z.number(), nome: z.string(), email: z.string() }),
  /** Calendar days after today; 0 on the last one, below when it is over. */
  diasRestantes: z.number(),
  /** Staff asked for it on behalf of the person. */
  emNomeDaPessoa: z.boolean(),
});
