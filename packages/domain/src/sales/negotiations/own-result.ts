import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';

/**
 * What the end of an offer means for one user: it is `yours`, it is `offered` to them as a second chance, their best bid below the reserve
 * is being decided (`deciding`), another user got it (`others`), their purchase was `undone`; `none`: they have no part in its end, or it
 * is open.
 */
export type OwnResult = 'yours' | 'offered' | 'deciding' | 'others' | 'undone' | 'none';

/** The facts that decide it; all of them are the user's own except the status. */
export type OwnResultFacts = {
  readonly status: OfferStatus;
  /** Bought at once, won by bids, by a proposal or a second chance; null: nothing. */
  readonly purchase: 'stands' | 'cancelled' | null;
  /** A second chance waits for their answer. */
  readonly secondChance: boolean;
  /** The best bid is theirs, and the sales team has not decided yet. */
  readonly undecidedBest: boolean;
  /** They have bid or proposed. */
  readonly tookPart: boolean;
};

/** Tells a user how an offer ended for them; about others it reveals only what is public. */
export function ownResult(facts: OwnResultFacts): OwnResult {
  if (facts.status === 'A') return 'none';
  if (facts.purchase === 'stands') return 'yours';
  if (facts.secondChance) return 'offered';
  if (facts.undecidedBest) return 'deciding';
  const sold = facts.status !== 'E';
  if (sold && (facts.tookPart || facts.purchase !== null)) return 'others';
  return facts.purchase === 'cancelled' ? 'undone' : 'none';
}
