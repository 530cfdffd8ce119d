import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import type { WinnerFlag } from './negotiation.ts';

/** The user's position on an offer. `awarded` also covers purchases and accepted proposals. */
export type Standing = {
  readonly status: OfferStatus;
  readonly awarded: boolean;
  readonly leads: boolean;
  readonly hasOpenProposal: boolean;
  /** The user may take the offer, because its buyer defaulted. */
  readonly hasSecondChance?: boolean;
  /** The last action of the row is the user's own: on an open offer nobody has outbid them then. */
  readonly lastActionIsOwn: boolean;
};

/**
 * The winner flag in calls (C-75): W if the offer is the user's, '' while they lead or have an open proposal on an offer that may still
 * become theirs (open, or ended with a best bid to be decided, or with a second chance for them after a default), or withdrew what they had
 * offered on an open one, otherwise N.
 */
export function winnerFlag(standing: Standing): WinnerFlag {
  if (standing.awarded) return 'W';
  if (standing.status === 'A' && standing.lastActionIsOwn) return '';
  if (standing.hasSecondChance === true) return '';
  const undecided = standing.status === 'A' || standing.status === 'E';
  return undecided && (standing.leads || standing.hasOpenProposal) ? '' : 'N';
}
