import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import type { WinnerFlag } from './negotiation.ts';

/** Where a user stands on an offer. `awarded` also covers purchases and accepted proposals. */
export type Standing = {
  readonly status: OfferStatus;
  readonly awarded: boolean;
  readonly leads: boolean;
  readonly hasOpenProposal: boolean;
  /** The offer is theirs to take, because its buyer defaulted. */
  readonly hasSecondChance?: boolean;
  /** The last thing on the row is their own: on an open offer then nobody has overtaken them. */
  readonly lastActionIsOwn: boolean;
};

/**
 * The winner flag the server sends (C-75): W when the offer is the user's, '' while they lead or have an open proposal on an offer that may
 * still become theirs (open, or ended with a best bid to be decided on, or theirs to take after a default), or took back what they had offered on
 * an open one, otherwise N.
 */
export function winnerFlag(standing: Standing): WinnerFlag {
  if (standing.awarded) return 'W';
  if (standing.status === 'A' && standing.lastActionIsOwn) return '';
  if (standing.hasSecondChance === true) return '';
  const undecided = standing.status === 'A' || standing.status === 'E';
  return undecided && (standing.leads || standing.hasOpenProposal) ? '' : 'N';
}
