import type { Moment, PurchaseOrder } from '../purchases/purchase-order.ts';
import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';

/** W awarded to the user, N outbid or lost, '' while they lead or have a pending proposal (C-75). */
export type WinnerFlag = 'W' | 'N' | '';

/** A user's deals on one offer, from their point of view (A§3). */
export type Negotiation = {
  readonly status: OfferStatus;
  readonly winner: WinnerFlag;
  /** Code of the last bid, as in calls. */
  readonly lastBidType: string;
  /** Whether the last bid is the user's own. */
  readonly lastBidIsOwn: boolean;
  /** `idofrtacancl` is Q. */
  readonly cancellationUnderReview: boolean;
  readonly cancelledAt: Moment;
  /** When they returned the purchase under consumer law (rule 0.27); it is also cancelled then. */
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

/** Whether another user is ahead: winner N and the last bid not theirs, in any status (C-76). */
export function isOvercome(negotiation: Pick<Negotiation, 'winner' | 'lastBidIsOwn'>): boolean {
  return negotiation.winner === 'N' && !negotiation.lastBidIsOwn;
}
