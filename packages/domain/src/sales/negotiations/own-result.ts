import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';

/**
 * What an offer that is over means to one user: it is `yours`, it is `offered` to them by a second chance, their best bid below the reserve is being
 * decided on (`deciding`), another user got it (`others`), their purchase was `undone`; `none`: they have no part in its end, or it is open.
 */
export type OwnResult = 'yours' | 'offered' | 'deciding' | 'others' | 'undone' | 'none';

/** What decides it; all of it is the user's own but the status. */
export type OwnResultFacts = {
  readonly status: OfferStatus;
  /** Bought at once, won by bids, by a proposal or a second chance; null: nothing. */
  readonly purchase: 'stands' | 'cancelled' | null;
  /** A second chance waits for their answer. */
  readonly secondChance: boolean;
  /** The best bid is theirs, and the sales team has not decided on it. */
  readonly undecidedBest: boolean;
  /** They have bid or proposed. */
  readonly tookPart: boolean;
};

/** Says to a user what became of an offer for them; about others it reveals only what is public. */
export function ownResult(facts: OwnResultFacts): OwnResult {
  if (facts.status === 'A') return 'none';
  if (facts.purchase === 'stands') return 'yours';
  if (facts.secondChance) return 'offered';
  if (facts.undecidedBest) return 'deciding';
  const sold = facts.status !== 'E';
  if (sold && (facts.tookPart || facts.purchase !== null)) return 'others';
  return facts.purchase === 'cancelled' ? 'undone' : 'none';
}
