import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { dealFacts, rememberReplies, type KeptReply } from '../deals/public.ts';
import { auctionLocker } from './auctions.store.ts';
import type { BidRequest } from './bid-request.ts';
import { foldBids, type RoundResult } from './fold-bids.ts';
import { saveLastBids } from './participations.store.ts';
import { saveAuction } from './save-auction.store.ts';
import type { AuctionRow } from './auction-row.ts';

export type BidOutcome = KeptReply | ApiError;

/**
 * Places the bids that wait for one offer, in their order, in one transaction: the offer's row is locked once, each bid is decided on
 * the state that the one before it left, and all are answered after the commit. Nobody's bid is acknowledged before it is durable.
 */
export async function placeBidRound(
  deps: ServerDeps,
  offerCode: number,
  requests: readonly BidRequest[],
): Promise<readonly BidOutcome[]> {
  return deps.database.transact(async (transaction) => {
    const row = await auctionLocker(transaction).lock(offerCode);
    if (!row) return requests.map(() => new ApiError('offer-not-found'));
    const result = await decideRound(deps, transaction, row, requests);
    if (result.recorded > 0) await save(transaction, row, result);
    transaction.afterCommit(() => {
      if (result.recorded > 0) deps.live.publish(offerCode);
      for (const outcome of result.outcomes) {
        deps.metrics.bid(outcome instanceof ApiError ? outcome.code : String(outcome.status));
      }
    });
    return result.outcomes;
  });
}

async function decideRound(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  requests: readonly BidRequest[],
): Promise<RoundResult> {
  // Read after the lock is held: the order of bids is the order of their instants.
  const now = deps.clock.now();
  const { rules } = deps.config;
  const facts = await dealFacts(
    transaction,
    row.offer_code,
    requests.map((request) => ({
      accountId: request.accountId,
      key: request.key,
      addressCode: request.problem ? null : request.terms.addressCode,
    })),
    { now, monthStart: saoPauloMonth(now).from, repliesSince: now - rules.idempotencyMs },
  );
  return foldBids(row, requests, facts, { now, throttleMs: rules.bidThrottleMs, doubleSendMs: rules.doubleSendMs });
}

async function save(transaction: Transaction, row: AuctionRow, result: RoundResult): Promise<void> {
  await saveAuction(transaction, row, { ...result, outcome: null });
  await saveLastBids(transaction, row.offer_code, result.lastBids);
  await rememberReplies(transaction, result.remembered, result.state.lastAt);
}
