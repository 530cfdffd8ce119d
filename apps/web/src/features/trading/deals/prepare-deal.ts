import { isBlocked } from '@patio/domain/people/limits/is-blocked.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { OfferView } from '../../catalogue/catalogue/public.ts';
import { storeIntent } from '../../identity/intents/public.ts';
import { loadOwnTrust } from '../../people/trust/public.ts';
import { intentOffer } from './intent-offer.ts';
import { loadLimits } from './bidding/load-limits.ts';
import { loadOwnTerms } from './bidding/load-own-terms.ts';
import type { DealObstacle, DealRequest } from './deal-request.ts';
import { verifyPurchase } from './verify-purchase.ts';

/** An offer at the moment of a request. Money in centavos. */
export interface DealMoment {
  readonly offer: OfferView;
  /** Of the bidding. */
  readonly price: number;
  readonly minimum: number;
  readonly increment: number;
  readonly partner: { readonly id: number | null; readonly nome: string | null } | null;
}

/**
 * The last checks before the flow: whether the offer is still open to buyers, and the limits. Stores the intention and returns the step at
 * which its flow begins, the review for users who have bid here before; otherwise the obstacle, or null when the session is over.
 */
export async function prepareDeal(
  request: DealRequest,
  moment: DealMoment,
): Promise<0 | 2 | DealObstacle | null> {
  const { offer, price, minimum, increment, partner } = moment;
  const buying = request.type === 'BUY';
  const bids = request.type === 'BID' || request.type === 'AUTO_BID';
  const [limits, trust, open, terms] = await Promise.all([
    loadLimits(),
    loadOwnTrust(),
    !buying || verifyPurchase(offer.code),
    // Asked, not taken from the screen: it may not know yet that the user has bid here.
    bids ? loadOwnTerms(offer.code) : null,
  ]);
  if (limits === 'signed-out') return null;
  if (!open) return { kind: 'finished' };
  if (isBlocked(limits, buying ? 'PODE_COMPRAR' : 'PODE_DAR_LANCE')) {
    return { kind: buying ? 'buy-limit' : 'bid-limit' };
  }
  // The account's other exposure is added by the server, which knows what this amount replaces.
  const limit = centavosFromReais(trust?.limite ?? 0) ?? 0;
  if (trust !== null && (trust.nivel === 0 || request.value > limit)) {
    const used = centavosFromReais(trust.usado) ?? 0;
    return { kind: 'exposure', request, way: trust.comoAumentar, limit, used };
  }
  const intent = {
    ...request,
    price: buying ? request.value : price,
    minimum: bids ? minimum : null,
    increment: bids ? increment : null,
    bindingStep: bids ? offer.bindingStep : 0,
    offer: intentOffer(offer),
    partner: partner === null || partner.id === null ? null : { id: partner.id, name: partner.nome ?? '' },
  };
  storeIntent(intent, terms);
  return terms === null ? 0 : 2;
}
