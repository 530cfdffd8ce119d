import type { Moment, PurchaseOrder } from '../purchases/purchase-order.ts';
import type { OfferStatus } from '../../catalogue/catalogue/offer-status.ts';
import { requiresBankData } from './bank-data.ts';

/** Maximum length of the explanation of a cancellation, in characters (A§5, C-79). */
export const CANCELLATION_TEXT_MAX = 500;

/** The origin of a purchase. */
export type PurchaseOrigin = 'buy' | 'bid' | 'proposal';

/** The facts of a purchase that its cancellation depends on; with status E the best bid of a conditional sale (rules 0.6). */
export type CancellablePurchase = {
  readonly status: OfferStatus;
  /** Its origin: bought at once, won by bids (a second chance too), or an accepted proposal. */
  readonly origin: PurchaseOrigin;
  /** The offer ended below its reserve and this buyer's bid is the best: only the sales team can release them. */
  readonly conditional?: boolean;
  readonly negotiationAt: Moment;
  readonly cancelledAt: Moment;
  readonly underReview: boolean;
  /** An earlier request was refused by the sales team. */
  readonly refusedBefore: boolean;
  /** Sold within 10 days (C-77); irrelevant for the best bid of a conditional sale. */
  readonly soldRecently: boolean;
  readonly order: PurchaseOrder | null;
};

/** The buyer's input: whether the reason requires a text (`observacao` S), the text, and whether bank data was sent. */
export type CancellationRequest = {
  readonly textRequired: boolean;
  readonly text: string | null;
  readonly hasBankData: boolean;
};

export type CancellationDecision =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'awaiting-review' }
  | { readonly kind: 'refused'; readonly status: 404; readonly reason: 'nothing-to-cancel' }
  | {
      readonly kind: 'refused';
      readonly status: 422;
      readonly reason: 'text-missing' | 'text-too-long' | 'bank-data-missing';
    }
  | {
      readonly kind: 'refused';
      readonly status: 409;
      readonly reason: 'already-requested' | 'refused-before' | 'term-over';
    };

/** Whether the buyer may cancel a purchase alone: bought at once, still V, without negotiation and without order (S-13, rule 0.27). */
export function cancelsAtOnce(
  purchase: Pick<CancellablePurchase, 'status' | 'origin' | 'negotiationAt' | 'order'>,
): boolean {
  const untouched = purchase.status === 'V' && purchase.negotiationAt === null && purchase.order === null;
  return untouched && purchase.origin === 'buy';
}

/**
 * Decides a buyer's request to cancel their purchase (S-13). At once (CANCELADO) if an immediate purchase is V, without negotiation and
 * without order; what was won by bids or agreed is binding, so it waits for staff (AGUARDANDO) with the mark Q and both request dates (rule
 * 0.27). The conditions of the menu apply here too: ten days from the sale, and one answer of staff (NEGO-16).
 */
export function decideCancellation(
  purchase: CancellablePurchase,
  request: CancellationRequest,
): CancellationDecision {
  const isConditional = purchase.status === 'E' && purchase.conditional === true;
  if (purchase.status === 'A' || (purchase.status === 'E' && !isConditional)) {
    return { kind: 'refused', status: 404, reason: 'nothing-to-cancel' };
  }
  const fault = cancellationTextFault(request);
  if (fault !== null) return { kind: 'refused', status: 422, reason: fault };
  if (requiresBankData(purchase.order) && !request.hasBankData) {
    return { kind: 'refused', status: 422, reason: 'bank-data-missing' };
  }
  if (purchase.underReview || purchase.cancelledAt !== null) {
    return { kind: 'refused', status: 409, reason: 'already-requested' };
  }
  if (isConditional) return { kind: 'awaiting-review' };
  if (purchase.refusedBefore) return { kind: 'refused', status: 409, reason: 'refused-before' };
  if (!purchase.soldRecently) return { kind: 'refused', status: 409, reason: 'term-over' };
  return cancelsAtOnce(purchase) ? { kind: 'cancelled' } : { kind: 'awaiting-review' };
}

/** Problem of the explanation of a cancellation (C-79); null if it is valid. */
export function cancellationTextFault(
  request: Pick<CancellationRequest, 'textRequired' | 'text'>,
): 'text-missing' | 'text-too-long' | null {
  const text = request.text?.trim() ?? '';
  if (request.textRequired && text === '') return 'text-missing';
  return text.length > CANCELLATION_TEXT_MAX ? 'text-too-long' : null;
}

/** The date set by staff's answer on a purchase under review; each of them clears the mark Q. A purchase that nobody wanted to cancel gets none. */
export type CancellationAnswer =
  | {
      readonly kind: 'answered';
      readonly sets: 'cancelledAt' | 'cancellationRejectedAt' | 'saleCancellationRejectedAt' | 'nothing';
    }
  | { readonly kind: 'refused'; readonly reason: 'not-under-review' };

/**
 * Decides staff's answer to a request (S-13): approval cancels; a rejection of a completed purchase (X) is dated as one of the sale. What staff
 * proposed alone, because of a complaint, and other staff refuse is no rejection: the buyer asked for nothing, and may still ask (decision 0170).
 */
export function answerCancellation(
  purchase: Pick<CancellablePurchase, 'status' | 'underReview'> & { readonly askedByBuyer: boolean },
  approve: boolean,
): CancellationAnswer {
  if (!purchase.underReview) return { kind: 'refused', reason: 'not-under-review' };
  if (approve) return { kind: 'answered', sets: 'cancelledAt' };
  if (!purchase.askedByBuyer) return { kind: 'answered', sets: 'nothing' };
  const sets = purchase.status === 'X' ? 'saleCancellationRejectedAt' : 'cancellationRejectedAt';
  return { kind: 'answered', sets };
}
