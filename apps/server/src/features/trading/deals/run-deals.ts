import { saoPauloMonth } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { dealFacts, type DealFacts } from './deal-facts.store.ts';
import type { DealRequest } from './deal-request.ts';
import { storedReplies, replyKey, type StoredReplies, type StoredReply } from './stored-replies.ts';
import { rememberReplies } from './remember-deals.store.ts';

export type DealOutcome = StoredReply | ApiError;

/** Input of the decision; `row` is the locked offer, `now` the server's clock under that lock. */
export interface Deal<Row, Request extends DealRequest = DealRequest> {
  readonly transaction: Transaction;
  readonly request: Request;
  readonly row: Row;
  readonly facts: DealFacts;
  readonly now: number;
}

export type FactsOfDeals = readonly (DealFacts | undefined)[];

export interface DealSteps<Row, Request extends DealRequest> {
  /** The address given in a request; null for none. */
  addressCode(request: Request): number | null;
  /**
   * Locks offers and buyers, and starts reading the facts once they are locked; a caller that locks with one statement may send the query
   * for the facts right behind it. `at` is the clock before.
   */
  load(
    readFacts: (at: number) => Promise<FactsOfDeals>,
    at: number,
  ): Promise<{ readonly rows: readonly Row[]; readonly facts: FactsOfDeals }>;
  /**
   * Whether the result of a stored reply still stands; if its user has undone it, the same call is a new one (rule 0.36). By default every
   * stored reply counts.
   */
  stillStands?(deal: Pick<Deal<Row, Request>, 'transaction' | 'row'>, stored: StoredReply): Promise<boolean>;
  /** Decides one deal, on the state that the previous ones left; an `ApiError` must leave nothing written. */
  decide(deal: Deal<Row, Request>): Promise<DealOutcome> | DealOutcome;
  /** Writes decisions that are not written yet; pipelined with the commit. */
  save?(): readonly Promise<unknown>[];
  /** Publishes more than that the offers have changed, after the commit. */
  announce?(): void;
}

/**
 * The path of every deal, alone or in a batch of bids, in one transaction: lock offers and buyers, read the facts, answer a repeated
 * request with its first reply if that still stands, else decide; then save, store the replies, commit, announce. `begin` is called again
 * if the transaction is retried. The outcomes are in the order of the requests. Errors, as outcomes: `offer-not-found`, `not-signed-in`,
 * `key-reused`, and the errors of the decision.
 */
export async function runDeals<Row extends { readonly offer_code: number }, Request extends DealRequest>(
  deps: ServerDeps,
  requests: readonly Request[],
  begin: (transaction: Transaction) => DealSteps<Row, Request>,
): Promise<readonly DealOutcome[]> {
  const outcomes = await deps.reserved.transact(async (transaction) => {
    const steps = begin(transaction);
    const { rows, facts } = await load(deps, transaction, requests, steps);
    const now = deps.clock.now();
    const { idempotencyMs, doubleSendMs } = deps.config.rules;
    const replies = storedReplies({ keyedMs: idempotencyMs, unkeyedMs: doubleSendMs }, now);
    const asked = requests.map((request, index) => ({ request, facts: facts[index] }));
    const byOffer = Map.groupBy(asked, ({ request }) => request.offerCode);
    const settled = new Map<Request, DealOutcome>();
    const changed: number[] = [];
    for (const row of rows) {
      const before = replies.fresh().length;
      for (const deal of byOffer.get(row.offer_code) ?? []) {
        settled.set(deal.request, await settle(steps, replies, { ...deal, transaction, row, now }));
      }
      if (replies.fresh().length > before) changed.push(row.offer_code);
    }
    // Pipelined, with the commit right behind them.
    const saved = [...(steps.save?.() ?? []), rememberReplies(transaction, replies.fresh(), now)];
    if (changed.length > 0) transaction.commitWith(Promise.all(saved));
    transaction.afterCommit(() => {
      for (const offerCode of changed) deps.live.publish(offerCode);
      steps.announce?.();
    });
    return settled;
  });
  return requests.map((request) => outcomes.get(request) ?? new ApiError('offer-not-found'));
}

async function load<Row, Request extends DealRequest>(
  { clock, config: { rules } }: ServerDeps,
  transaction: Transaction,
  requests: readonly Request[],
  steps: DealSteps<Row, Request>,
) {
  const questions = requests.map((request) => ({
    ...request,
    key: replyKey(request),
    addressCode: steps.addressCode(request),
  }));
  const readFacts = (at: number) =>
    dealFacts(transaction, questions, {
      now: at,
      monthStart: saoPauloMonth(at).from,
      strikes: rules.strikes,
    });
  return steps.load(readFacts, clock.now());
}

type AskedDeal<Row, Request extends DealRequest> = Omit<Deal<Row, Request>, 'facts'> & {
  /** Undefined if the account is gone. */
  readonly facts: DealFacts | undefined;
};

async function settle<Row, Request extends DealRequest>(
  steps: DealSteps<Row, Request>,
  replies: StoredReplies,
  { facts, ...deal }: AskedDeal<Row, Request>,
): Promise<DealOutcome> {
  if (!facts) return new ApiError('not-signed-in');
  const stored = replies.find(deal.request, facts);
  if (stored instanceof ApiError) return stored;
  if (stored && ((await steps.stillStands?.(deal, stored)) ?? true)) return stored;
  const decided = await steps.decide({ ...deal, facts });
  if (!(decided instanceof ApiError)) replies.keep(deal.request, decided);
  return decided;
}
