import { z } from 'zod';
import { text } from './text.ts';

/** Why staff did something, in their words: 5 to 500 characters, on as many lines as they like. */
export const reason = text(500, 'reason-length').min(5, 'reason-length');

/** Why bids were annulled, as everyone may know it: typing error, default, suspicion, rules broken, failure of the system. */
export const annulmentReason = z.enum(['engano', 'inadimplencia', 'suspeita', 'regras', 'falha']);

/** The same as they appear in a ledger, with those that nobody chooses: only an annulled bid provoked it, its bidder took it back, or it went beyond what its account may have open. */
export const publicAnnulmentReason = z.enum([
  ...annulmentReason.options,
  'provocada',
  'desistencia',
  'limite',
]);
export type AnnulmentReason = z.output<typeof annulmentReason>;
