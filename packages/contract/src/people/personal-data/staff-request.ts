import { z } from 'zod';
import { personalDataRequest } from './personal-data-request.ts';

/** A request for staff: its user, and how many days are left to answer. */
export const staffRequest = personalDataRequest.extend({
  codigo: z.number(),
  conta: z.object({ codigo: z.number(), nome: z.string(), email: z.string() }),
  /** Calendar days after today; 0 on the last one, negative afterwards. */
  diasRestantes: z.number(),
  /** Requested by staff on behalf of the user. */
  emNomeDaPessoa: z.boolean(),
});
