import type { Negotiation } from './negotiation.ts';

/** The status texts of a negotiation row, by the names of the specification; `regretted` is our own (rule 0.27). */
export type StatusKey =
  | 'regretted'
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

/** The status text of a row: regretted, or the first match of the specification's list (A§4); null for none. */
export function displayedStatus(negotiation: Negotiation): StatusKey | null {
  if (negotiation.winner === 'N') {
    return negotiation.status === 'A' && !negotiation.lastBidIsOwn ? 'overcome' : 'missedOffer';
  }
  if (negotiation.regrettedAt !== null) return 'regretted';
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
