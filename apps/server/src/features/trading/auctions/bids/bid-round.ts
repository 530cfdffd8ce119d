import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { dealCosts } from '../../charges/public.ts';
import { runDeals, type DealOutcome, type DealSteps } from '../../deals/public.ts';
import type { AuctionRow } from '../auction-row.ts';
import { auctionLocker } from '../auctions.store.ts';
import { noteBidNews } from '../bid-news.store.ts';
import type { BidRequest } from './bid-request.ts';
import { beginRound, changedOffers, foldBid, newsOf, type FoldedOffer } from './fold-bids.ts';
import { saveLastBids } from '../participations.store.ts';
import { saveAuctions } from './save-auctions.store.ts';

/**
 * Places the bids of a round as deals of one transaction: the rows of the offers and then the buyers are locked, each in the order of their
 * numbers, so that two rounds never deadlock; each bid is decided on the state that the previous one left; all are answered after the
 * commit. No bid is acknowledged before it is durable.
 */
export async function placeBidRound(
  deps: ServerDeps,
  requests: readonly BidRequest[],
): Promise<readonly DealOutcome[]> {
  const outcomes = await runDeals(deps, requests, (transaction) => bidSteps(deps, transaction, requests));
  for (const outcome of outcomes) {
    deps.metrics.bid(outcome instanceof ApiError ? outcome.code : String(outcome.status));
  }
  return outcomes;
}

function bidSteps(
  { config: { rules }, live }: ServerDeps,
  transaction: Transaction,
  requests: readonly BidRequest[],
): DealSteps<AuctionRow, BidRequest> {
  const round = beginRound({ throttleMs: rules.bidThrottleMs, exposureLimits: rules.exposure });
  const costsOf = new Map<BidRequest, DealCosts | undefined>();
  return {
    addressCode: (request) => (request.problem ? null : request.terms.addressCode),
    load: async (readFacts, at) => {
      const costed = requests.filter(asksForCosts);
      // Sent together, executed one after the other: the facts are read once the locks are held.
      const [rows, facts, costs] = await Promise.all([
        auctionLocker(transaction).lockAll(
          [...new Set(requests.map(({ offerCode }) => offerCode))],
          requests.map(({ accountId }) => accountId),
        ),
        readFacts(at),
        dealCosts(
          transaction,
          rules,
          costed.map(({ offerCode, accountId, terms }) => ({ ...terms, offerCode, accountId })),
          at,
        ),
      ]);
      costed.forEach((request, index) => costsOf.set(request, costs[index]));
      return { rows, facts };
    },
    decide: (deal) => foldBid(round, deal, costsOf.get(deal.request) ?? null),
    save: () => save(transaction, changedOffers(round)),
    announce: () => {
      for (const { row, lastBids } of changedOffers(round)) {
        for (const accountId of lastBids.keys()) live.publishNegotiation(accountId, row.offer_code);
      }
    },
  };
}

/** Pickup costs only the fee, which is fixed for the offer: nothing is read for it unless the buyer states a total. */
function asksForCosts(request: BidRequest): request is Extract<BidRequest, { problem: null }> {
  return request.problem === null && (request.terms.freight === 'S' || request.total !== undefined);
}

function save(transaction: Transaction, changed: readonly FoldedOffer[]): Promise<unknown>[] {
  if (changed.length === 0) return [];
  const now = Math.max(...changed.map(({ state }) => state.lastAt));
  return [
    saveAuctions(
      transaction,
      changed.map((offer) => ({ before: offer.row, ...offer, outcome: null })),
    ),
    saveLastBids(
      transaction,
      changed.flatMap(({ lastBids }) => [...lastBids.values()]),
    ),
    noteBidNews(
      transaction,
      changed.flatMap((offer) => newsOf(offer).map((one) => ({ ...one, offerCode: offer.row.offer_code }))),
      now,
    ),
  ];
}
