import { z } from 'zod';
import { ownTrust } from '../../people/trust/get-own-trust.ts';
import { instant } from '../../wire/primitives.ts';
import { negotiationOffer } from '../negotiations/list-my-offers.ts';

/**
 * What the owner of an account saw at an instant: a copy, with which nothing can be done. Their secret maxima are not in it (rule 0.41):
 * exposure counts leading bids at their price, and notifications, which may name them, are left out.
 */
export const ownerView = z.object({
  em: instant,
  /** Whether the owner was notified of it. */
  avisado: z.boolean(),
  negociacoes: z.array(negotiationOffer),
  confianca: ownTrust,
});
export type OwnerView = z.output<typeof ownerView>;
