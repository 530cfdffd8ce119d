import { buyNow as contract } from '@patio/contract/sales/buy-now/buy-now.ts';
import { endBySale } from '@patio/domain/trading/auctions/ends/end-by-sale.ts';
import { decideBuyNow, mayBuyAgain, type BuyNowRefusal } from '@patio/domain/sales/buy-now/decide-buy-now.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import {
  auctionLocker,
  auctionState,
  refusedAtGate,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { changedCosts, costsNow } from '../../trading/charges/public.ts';
import {
  termsProblem,
  dealRequest,
  exposureBeyond,
  runDeal,
  sharedRefusal,
  type Deal,
  type DealTerms,
  type StoredReply,
} from '../../trading/deals/public.ts';
import { isLimitReached } from '../../people/limits/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { announceSale } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { purchaseStands, recordPurchase, undoneAlone } from '../purchases/public.ts';
import { profilePrice } from './profile-price.store.ts';

/** Buys an offer at once; the first valid one wins, against bids, proposals, closing and each other (API-70, S-06). */
export const buyNow =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, context) => {
    const order = body.checked;
    const request = dealRequest('buy-now', body.raw, context);
    const stored = await runDeal(deps, request, {
      addressCode: order?.endereco ?? null,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      stillStands: ({ transaction }, stored) =>
        purchaseStands(transaction, contract.success.schema.parse(stored.reply).data.codigo),
      decide: async (deal) => {
        const price = await decide(deps, deal, body, request.accountId);
        if (price instanceof ApiError) return price;
        const terms = termsOf(body);
        const asked = { ...terms, offerCode: request.offerCode, accountId: request.accountId };
        const costs = await costsNow(deps, deal.transaction, asked, deal.now);
        const changed = changedCosts(order?.vltotal, price, costs);
        return changed ?? sell(deps, deal, { ...terms, costs }, price, request.accountId);
      },
    });
    return contract.success.schema.parse(stored.reply);
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
  { config: { rules } }: ServerDeps,
  { transaction, row, facts, now }: Deal<AuctionRow>,
  body: Body,
  accountId: number,
): Promise<number | ApiError> {
  const own = await profilePrice(transaction, row.offer_code, facts.profile_code);
  const price = own ?? row.buy_now_cents;
  const state = auctionState(row);
  const refused = refusedAtGate(row, { accountId, facts, intention: { kind: 'buy', price }, at: now }, state);
  if (refused) return refused;
  const decision = decideBuyNow({
    offerOpen: true,
    limitReached: isLimitReached('PODE_COMPRAR', facts),
    // The sale ends the offer: the price replaces the buyer's other commitments on it.
    beyondLimit: exposureBeyond(facts, { amount: price, staysHere: 0 }, rules.exposure),
    price,
    statedPrice: body.checked?.vllance ?? null,
    bidding: state,
  });
  const problem = body.problem ?? termsProblem(termsOf(body), facts);
  if (decision.kind === 'bought') {
    if (problem) return problem;
    const undone = await undoneAlone(transaction, accountId, row.offer_code);
    return mayBuyAgain(undone) ? decision.price : new ApiError('bought-and-undone');
  }
  return decision.refusal.status === 422 && problem ? problem : refusedPurchase(decision.refusal);
}

function refusedPurchase(refusal: BuyNowRefusal): ApiError {
  switch (refusal.reason) {
    case 'not-for-direct-sale':
      return new ApiError('not-for-sale-now');
    case 'price-changed':
      return new ApiError('price-changed', { extra: { valorCompreJa: refusal.price / 100 } });
    case 'bidding-reached-price':
      return new ApiError('buy-now-reached', {
        parameters: { value: formatMoney(refusal.bid) },
        extra: { valorLeilao: reaisFromCentavos(refusal.bid) },
      });
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
): Promise<StoredReply | ApiError> {
  const sale = endBySale(auctionState(row), { buyerId, price, at: now });
  if (sale.kind === 'refused') return new ApiError('offer-finished');
  const at = sale.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...sale, maxima: [], outcome: 'bought' }]);
  await recordPurchase(deps, transaction, {
    code: facts.code,
    offerCode: row.offer_code,
    accountId: buyerId,
    origin: 'buy',
    value: price,
    terms,
    at,
  });
  await rejectOpenProposals(deps, transaction, row, { cause: 'sold', at });
  await announceSale(deps, transaction, row, { buyerId, purchaseCode: facts.code, price, at });
  await recordSellingEvent(transaction, { event: 'bought', offerCode: row.offer_code, ref: facts.code, at });
  return { status: 201, reply: { data: { codigo: facts.code, cdofrta: row.offer_code, statusOferta: 'V' } } };
}
