import type { BidderId } from '../auction-state.ts';
import { AUCTION_DEFAULTS } from '../auction-state.ts';
import type { Centavos } from '../../../money/centavos.ts';

/** A submission as it reached the server: who, for which offer, of which kind, how much (centavos), when (epoch milliseconds). */
export type Submission = {
  readonly userId: BidderId;
  readonly offerId: number;
  readonly kind: 'bid' | 'automatic-bid' | 'proposal' | 'purchase';
  readonly amount: Centavos;
  readonly at: number;
};

/**
 * Whether a submission repeats an earlier one that was sent without a key (S-16, rules 0.20): same user, offer, kind and value within
 * 10 s. It then gets the first reply again, before any other check.
 */
export function isDoubleSend(
  earlier: Submission,
  later: Submission,
  windowMs: number = AUCTION_DEFAULTS.doubleSendMs,
): boolean {
  return (
    earlier.userId === later.userId &&
    earlier.offerId === later.offerId &&
    earlier.kind === later.kind &&
    earlier.amount === later.amount &&
    // Recorded instants may run ahead of the clock by some milliseconds, or the clock may have been set back.
    Math.abs(later.at - earlier.at) <= windowMs
  );
}
