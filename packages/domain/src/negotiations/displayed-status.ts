import type { Negotiation } from './negotiation.ts';

/** The status texts of a negotiation row, by the names of the specification. */
export type StatusKey =
  | 'cancelRejectBuy'
  | 'cancelReject'
  | 'cancelAnalyze'
  | 'cancelled'
  | 'negotiation'
  | 'waitingContact'
  | 'waitingLiberation'
  | 'waitingWithdrawal'
  | 'checkout'
  | 'overcome'
  | 'missedOffer';

/** Which status text a row shows: the first match of the specification's list (A§4); null for none. */
export function displayedStatus(negotiation: Negotiation): StatusKey | null {
  if (negotiation.winner === 'N') {
    return negotiation.status === 'A' && !negotiation.lastBidIsOwn ? 'overcome' : 'missedOffer';
  }
  const { status } = negotiation;
  if (status === 'X' && negotiation.saleCancellationRejectedAt !== null) return 'cancelRejectBuy';
  if (status === 'L' && negotiation.cancellationRejectedAt !== null) return 'cancelReject';
  if (negotiation.cancellationUnderReview) return 'cancelAnalyze';
  if (negotiation.cancelledAt !== null) return 'cancelled';
  switch (status) {
    case 'V':
      return negotiation.negotiationAt === null ? 'waitingContact' : 'negotiation';
    case 'C':
      return 'waitingLiberation';
    case 'L':
      return 'waitingWithdrawal';
    case 'X':
      return 'checkout';
    case 'A':
    case 'E':
      return null;
  }
}
