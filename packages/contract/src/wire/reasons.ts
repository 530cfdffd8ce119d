import { z } from 'zod';
import { text } from './text.ts';

/** Staff's reason for an action: 5 to 500 characters, on any number of lines. */
export const reason = text(500, 'reason-length').min(5, 'reason-length');

/** Public categories of annulments: typing error, default, suspicion, breach of the rules, system failure. */
export const annulmentReason = z.enum(['engano', 'inadimplencia', 'suspeita', 'regras', 'falha']);

/**
 * The same in a ledger, with those that nobody chooses: only an annulled bid provoked it, its bidder withdrew it, it exceeded the account's
 * exposure limit, its deposit had gone back, or
 * the account may not buy.
 */
export const publicAnnulmentReason = z.enum([
  ...annulmentReason.options,
  'provocada',
  'desistencia',
  'limite',
  'caucao',
  'conta-impedida',
]);
export type AnnulmentReason = z.output<typeof annulmentReason>;
