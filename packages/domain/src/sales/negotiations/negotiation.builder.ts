import type { RowFacts } from './row-actions.ts';

/** An open offer on which the user leads with a manual bid. */
export function aNegotiation(changes: Partial<RowFacts> = {}): RowFacts {
  return {
    status: 'A',
    winner: '',
    lastBidType: 'L',
    lastBidIsOwn: true,
    cancellationUnderReview: false,
    cancelledAt: null,
    regrettedAt: null,
    cancellationRequestedAt: null,
    cancellationRejectedAt: null,
    saleCancellationRequestedAt: null,
    saleCancellationRejectedAt: null,
    negotiationAt: null,
    soldRecently: false,
    order: null,
    unavailable: false,
    hasSecondChance: false,
    ...changes,
  };
}
