import { buyNow as contract } from '@patio/contract/purchases/buy-now.ts';
import { endBySale } from '@patio/domain/auctions/end-by-sale.ts';
import { isAuctionOpen } from '@patio/domain/auctions/auction-state.ts';
import { decideBuyNow, type BuyNowRefusal } from '@patio/domain/purchases/decide-buy-now.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  barredFrom,
  saveAuctions,
  type AuctionRow,
} from '../auctions/public.ts';
import {
  addressProblem,
  dealRequest,
  runDeal,
  sharedRefusal,
  type Deal,
  type DealTerms,
  type KeptReply,
} from '../deals/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { announceSale } from '../results/public.ts';
import { noteSellingEvent } from '../selling-side/public.ts';
import { profilePrice } from './profile-price.store.ts';
import { recordPurchase } from './record-purchase.store.ts';

/** Buys an offer at once; the first valid one wins, against bids, proposals, closing and each other (API-70, S-06). */
export const buyNow =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const order = body.checked;
    const request = dealRequest('buy-now', body.raw, context);
    const kept = await runDeal(deps, request, {
      addressCode: order?.endereco ?? null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      decide: async (deal) => {
        const barred = barredFrom(deal.row, request.accountId, deal.facts);
        if (barred) return barred;
        const price = await decide(deal, body);
        return price instanceof ApiError ? price : sell(deps, deal, termsOf(body), price, request.accountId);
      },
    });
    return contract.success.schema.parse(kept.reply);
  };

type Body = HandlerInput<typeof contract>['body'];

function termsOf(body: Body): DealTerms {
  const order = body.checked;
  return {
    freight: order?.frete ?? 'N',
    addressCode: order?.endereco ?? null,
    referrerId: order?.parceiroId ?? null,
  };
}

/** The price to sell at, in centavos, or the refusal in the documented order. */
async function decide(
  { transaction, row, facts, now }: Deal<AuctionRow>,
  body: Body,
): Promise<number | ApiError> {
  const own = await profilePrice(transaction, row.offer_code, facts.profile_code);
  const decision = decideBuyNow({
    signedIn: true,
    offerKnown: true,
    offerOpen: isAuctionOpen(auctionState(row), now),
    limitReached: facts.bought_this_month >= facts.purchases_allowed,
    price: own ?? row.buy_now_cents,
    statedPrice: body.checked?.vllance ?? null,
  });
  const problem = body.problem ?? addressProblem(termsOf(body), facts);
  if (decision.kind === 'bought') return problem ?? decision.price;
  return decision.refusal.status === 422 && problem ? problem : refusedPurchase(decision.refusal);
}

function refusedPurchase(refusal: BuyNowRefusal): ApiError {
  switch (refusal.reason) {
    case 'not-for-direct-sale':
      return new ApiError('not-for-sale-now');
    case 'price-changed':
      return new ApiError('price-changed', { extra: { valorCompreJa: refusal.price / 100 } });
    default:
      return sharedRefusal(refusal, 'PODE_COMPRAR');
  }
}

async function sell(
  deps: ServerDeps,
  { transaction, row, facts, now }: Deal<AuctionRow>,
  terms: DealTerms,
  price: number,
  buyerId: number,
): Promise<KeptReply | ApiError> {
  const sale = endBySale(auctionState(row), { buyerId, price, at: now });
  if (sale.kind === 'refused') return new ApiError('offer-finished');
  const at = sale.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...sale, maxima: [], outcome: 'bought' }]);
  await recordPurchase(transaction, {
    code: facts.code,
    offerCode: row.offer_code,
    accountId: buyerId,
    origin: 'buy',
    value: price,
    terms,
    at,
  });
  await rejectOpenProposals(deps, transaction, row, { cause: 'sold', at });
  await announceSale(deps, transaction, row, { buyerId, price, at });
  await noteSellingEvent(transaction, { event: 'bought', offerCode: row.offer_code, ref: facts.code, at });
  return { status: 201, reply: { data: { codigo: facts.code, cdofrta: row.offer_code, statusOferta: 'V' } } };
}
