import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { dealCosts } from '../../charges/public.ts';
import { dealFacts, rememberReplies, type KeptReply } from '../../deals/public.ts';
import { auctionLocker } from '../auctions.store.ts';
import { noteBidNews } from '../bid-news.store.ts';
import type { BidRequest } from './bid-request.ts';
import { beginRound, foldBids, type FoldedBids } from './fold-bids.ts';
import { saveLastBids } from '../participations.store.ts';
import { saveAuctions } from './save-auctions.store.ts';

export type BidOutcome = KeptReply | ApiError;

/**
 * Places the bids of a round in one transaction: the offers' rows and then the buyers are locked, each in the order of their numbers so
 * that two rounds never wait for each other in a circle; each bid is decided on the state that the one before it left; all are answered after the commit. Nobody's
 * bid is acknowledged before it is durable.
 */
export async function placeBidRound(
  deps: ServerDeps,
  requests: readonly BidRequest[],
): Promise<readonly BidOutcome[]> {
  const outcomes = await deps.database.transact(async (transaction) => {
    const folded = await decideRound(deps, transaction, requests);
    const changed = folded.filter((offer) => offer.recorded);
    if (changed.length > 0) transaction.commitWith(save(transaction, changed));
    transaction.afterCommit(() => {
      for (const { row, lastBids } of changed) {
        deps.live.publish(row.offer_code);
        for (const { accountId } of lastBids) deps.live.publishNegotiation(accountId, row.offer_code);
      }
    });
    return new Map(folded.flatMap((offer) => [...offer.outcomes]));
  });
  return requests.map((request) => {
    const outcome = outcomes.get(request) ?? new ApiError('offer-not-found');
    deps.metrics.bid(outcome instanceof ApiError ? outcome.code : String(outcome.status));
    return outcome;
  });
}

async function decideRound(
  deps: ServerDeps,
  transaction: Transaction,
  requests: readonly BidRequest[],
): Promise<FoldedBids[]> {
  const offerCodes = [...new Set(requests.map((request) => request.offerCode))];
  const buyerIds = requests.map((request) => request.accountId);
  const { rules } = deps.config;
  const arrived = deps.clock.now();
  // Sent together, done one after the other: the facts are read once the locks are held.
  const costed = requests.filter(asksForCosts);
  const [rows, facts, costs] = await Promise.all([
    auctionLocker(transaction).lockAll(offerCodes, buyerIds),
    dealFacts(
      transaction,
      requests.map((request) => ({
        ...request,
        addressCode: request.problem ? null : request.terms.addressCode,
      })),
      {
        now: arrived,
        monthStart: saoPauloMonth(arrived).from,
        repliesSince: arrived - rules.idempotencyMs,
        strikes: rules.strikes,
      },
    ),
    dealCosts(
      transaction,
      rules,
      costed.map(({ offerCode, accountId, terms }) => ({ ...terms, offerCode, accountId })),
      arrived,
    ),
  ]);
  // Read after the locks are held: the order of bids is the order of their instants.
  const now = deps.clock.now();
  const costsOf = new Map<BidRequest, DealCosts | undefined>(
    costed.map((request, index) => [request, costs[index]]),
  );
  const asked = requests.map((request, index) => ({
    request,
    facts: facts[index],
    costs: costsOf.get(request) ?? null,
  }));
  const byOffer = Map.groupBy(asked, ({ request }) => request.offerCode);
  const round = beginRound({
    now,
    throttleMs: rules.bidThrottleMs,
    doubleSendMs: rules.doubleSendMs,
    exposureLimits: rules.exposure,
  });
  return rows.map((row) => foldBids(row, byOffer.get(row.offer_code) ?? [], round));
}

/** Pickup costs nothing but the fee, which the offer has for good: nothing is read for it unless the buyer states a total. */
function asksForCosts(request: BidRequest): request is Extract<BidRequest, { problem: null }> {
  return request.problem === null && (request.terms.freight === 'S' || request.total !== undefined);
}

async function save(transaction: Transaction, changed: readonly FoldedBids[]): Promise<void> {
  const now = Math.max(...changed.map(({ state }) => state.lastAt));
  // Sent together, and the commit right behind them.
  await Promise.all([
    saveAuctions(
      transaction,
      changed.map((offer) => ({ before: offer.row, ...offer, outcome: null })),
    ),
    saveLastBids(
      transaction,
      changed.flatMap((offer) => offer.lastBids),
    ),
    noteBidNews(
      transaction,
      changed.flatMap(({ row, news }) => news.map((one) => ({ ...one, offerCode: row.offer_code }))),
      now,
    ),
    rememberReplies(
      transaction,
      changed.flatMap((offer) => offer.remembered),
      now,
    ),
  ]);
}
