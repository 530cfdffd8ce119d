import type { StatedAmount } from '@patio/domain/money/centavos.ts';
import type { AuctionState } from '@patio/domain/trading/auctions/auction-state.ts';
import { decideBid, type BidDecision } from '@patio/domain/trading/auctions/bids/decide-bid.ts';
import { missingDeposit } from '@patio/domain/trading/deposits/needed-deposit.ts';
import type { DealCosts } from '@patio/domain/trading/costs/deal-costs.ts';
import type { ExposureLimits } from '@patio/domain/people/trust/exposure-limit.ts';
import type { ApiError } from '../../../../platform/http/api-error.ts';
import { changedCosts } from '../../charges/public.ts';
import {
  depositRule,
  termsProblem,
  exposureBeyond,
  looksSuspicious,
  type DealFacts,
} from '../../deals/public.ts';
import { isLimitReached } from '../../../people/limits/public.ts';
import type { AuctionRow } from '../auction-row.ts';
import { refusedAtGate } from './barred-from.ts';
import type { BidRequest } from './bid-request.ts';
import { refusedBid } from './refused-bid.ts';

/** Everything that decides one bid besides the auction itself. Instants in epoch milliseconds. */
export interface BidCircumstances {
  readonly facts: DealFacts;
  readonly exposureLimits: ExposureLimits;
  readonly lastOwnBidAt: number | null;
  readonly costs: DealCosts | null;
  readonly throttleMs: number;
  readonly now: number;
}

export type Recorded = Exclude<BidDecision, { kind: 'refused' }>;

/** The decision on one bid in the documented order of checks: a recorded bid, or an error. */
export function judgeBid(
  row: AuctionRow,
  state: AuctionState,
  request: BidRequest,
  circumstances: BidCircumstances,
): Recorded | ApiError {
  const { facts, now } = circumstances;
  // A bid that arrived before the end counts, even if its turn came after it (rule 0.37).
  const at = Math.min(now, request.arrivedAt);
  const { accountId } = request;
  const refused = refusedAtGate(row, { accountId, facts, intention: { kind: 'bid' }, at }, state);
  if (refused) return refused;
  const problem = request.problem ?? termsProblem(request.terms, facts);
  // The field errors keep their place among the checks.
  const amount: StatedAmount = problem || request.problem ? 'impossible' : request.amount;
  const committed = { amount, staysHere: facts.proposed_here_cents };
  const decision = decideBid(
    state,
    {
      bidderId: request.accountId,
      amount,
      automatic: request.problem === null && request.automatic,
      at: now,
    },
    {
      lastOwnBidAt: circumstances.lastOwnBidAt,
      throttleMs: circumstances.throttleMs,
      limitReached: isLimitReached('PODE_DAR_LANCE', facts),
      suspicious: looksSuspicious(facts, amount, state.price),
      missingDeposit: missingDeposit(depositRule(facts), { amount, held: facts.has_deposit }),
      beyondLimit: exposureBeyond(facts, committed, circumstances.exposureLimits),
      arrivedAt: request.arrivedAt,
    },
  );
  if (decision.kind !== 'refused') {
    const changed =
      request.problem || circumstances.costs === null
        ? null
        : changedCosts(request.total, request.amount, circumstances.costs);
    return changed ?? decision;
  }
  return decision.refusal.status === 422 && problem ? problem : refusedBid(decision.refusal);
}
