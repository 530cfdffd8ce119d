import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { dealFacts, type DealFacts } from './deal-facts.store.ts';
import type { DealRequest } from './deal-request.ts';
import { rememberReplies } from './remember-deals.store.ts';
import { replayOf, type KeptReply } from './replay-of.ts';

/** What the decision of a single deal works on; `row` is the locked offer, `now` the server's clock under that lock. */
export interface Deal<Row> {
  readonly transaction: Transaction;
  readonly row: Row;
  readonly facts: DealFacts;
  readonly now: number;
}

interface DealSteps<Row> {
  readonly addressCode: number | null;
  /** Locks the offer and the buyer. */
  lock(transaction: Transaction): Promise<Row | undefined>;
  /**
   * Whether what a kept reply tells of still stands; once its user has taken it back, the same call is a new one (rule 0.36). Without it
   * every kept reply counts.
   */
  stillStands?(deal: Pick<Deal<Row>, 'transaction' | 'row'>, kept: KeptReply): Promise<boolean>;
  /** Decides and saves; an `ApiError` must leave nothing written. */
  decide(deal: Deal<Row>): Promise<KeptReply | ApiError>;
}

/**
 * One deal in one transaction: lock the offer, give a repeated request its first reply while that still stands, else decide, save and
 * remember the reply.
 * Errors: `offer-not-found`, `key-reused`, and whatever the decision refuses with.
 */
export async function runDeal<Row>(
  deps: ServerDeps,
  request: DealRequest,
  steps: DealSteps<Row>,
): Promise<KeptReply> {
  const { idempotencyMs, doubleSendMs, strikes } = deps.config.rules;
  const key = request.key ?? keyOfItself(request);
  const outcome = await deps.reserved.transact(async (transaction) => {
    const row = await steps.lock(transaction);
    if (!row) return new ApiError('offer-not-found');
    const now = deps.clock.now();
    const [facts] = await dealFacts(transaction, [{ ...request, key, addressCode: steps.addressCode }], {
      now,
      monthStart: saoPauloMonth(now).from,
      repliesSince: now - (request.key === null ? doubleSendMs : idempotencyMs),
      strikes,
    });
    if (!facts) return new ApiError('not-signed-in');
    const replay = replayOf(request, facts);
    if (replay instanceof ApiError) return replay;
    if (replay && ((await steps.stillStands?.({ transaction, row }, replay)) ?? true)) return replay;
    const decided = await steps.decide({ transaction, row, facts, now });
    if (decided instanceof ApiError) return decided;
    await rememberReplies(transaction, [{ ...request, key, ...decided }], now);
    transaction.afterCommit(() => deps.live.publish(request.offerCode));
    return decided;
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/** Without a key the call and its body stand for one, for some seconds: the same sent twice is one deal (S-16, rule 0.20). */
const keyOfItself = (request: DealRequest): string => `same ${request.bodyHash.toString('hex')}`;
