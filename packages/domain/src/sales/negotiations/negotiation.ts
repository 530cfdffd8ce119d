import type { Moment, PurchaseOrder } from '../purchases/purchase-order.ts';
import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';

/** W awarded to the user, N overtaken or lost, '' while they lead or have a pending proposal (C-75). */
export type WinnerFlag = 'W' | 'N' | '';

/** What a user has going on one offer, from their point of view (A§3). */
export type Negotiation = {
  readonly status: OfferStatus;
  readonly winner: WinnerFlag;
  /** Code of the last bid, as on the wire. */
  readonly lastBidType: string;
  /** Whether the user themselves is the author of the last bid. */
  readonly lastBidIsOwn: boolean;
  /** `idofrtacancl` is Q. */
  readonly cancellationUnderReview: boolean;
  readonly cancelledAt: Moment;
  /** When they took the purchase back by the right of consumers (rule 0.27); it is cancelled then too. */
  readonly regrettedAt: Moment;
  readonly cancellationRequestedAt: Moment;
  readonly cancellationRejectedAt: Moment;
  readonly saleCancellationRequestedAt: Moment;
  readonly saleCancellationRejectedAt: Moment;
  readonly negotiationAt: Moment;
  /** Sold within 10 days (C-77). */
  readonly soldRecently: boolean;
  readonly order: PurchaseOrder | null;
};

/** Whether another user stands above the user: winner N and the last bid not theirs, in any status (C-76). */
export function isOvercome(negotiation: Pick<Negotiation, 'winner' | 'lastBidIsOwn'>): boolean {
  return negotiation.winner === 'N' && !negotiation.lastBidIsOwn;
}
