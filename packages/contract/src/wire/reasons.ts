import { z } from 'zod';

/** Why staff did something, in their words: 5 to 500 characters, on as many lines as they like. */
export const reason = z
  .string('reason-length')
  .trim()
  .min(5, 'reason-length')
  .max(500, 'reason-length')
  .regex(/^[^\0]*$/, 'reason-length');

/** Why bids were annulled, as everybody may know it: typing error, payment not kept, suspicion, rules broken, failure of the system. */
export const annulmentReason = z.enum(['engano', 'inadimplencia', 'suspeita', 'regras', 'falha']);
export type AnnulmentReason = z.output<typeof annulmentReason>;
