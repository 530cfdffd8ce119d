import { orderOfChecks } from '../../checks/order-of-checks.ts';
import type { CheckRefusal } from '../../checks/order-of-checks.ts';
import { whyNotAtPrice } from '../../trading/deals/may-deal.ts';
import { isCentavos } from '../../money/centavos.ts';
import type { Centavos, StatedAmount } from '../../money/centavos.ts';
import type { BeyondLimit } from '../../people/trust/exposure.ts';
import { floorAnswerAt } from './floor-answer.ts';
import { PROPOSAL_TERM_MS } from './proposal.ts';
import type { Proposal } from './proposal.ts';

/** The facts of a new proposal. Amounts in centavos, instants in epoch milliseconds. */
export type ProposalFacts = {
  readonly offerOpen: boolean;
  readonly limitReached: boolean;
  readonly suspicious?: boolean;
  readonly beyondLimit?: BeyondLimit | null;
  readonly hasBid: boolean;
  /** `doOffer` is S: the offer accepts proposals. */
  readonly takesProposals: boolean;
  readonly buyerId: number;
  /** `cdusrio` of the request, when it names a user (C-73). */
  readonly statedBuyerId: number | null;
  readonly amount: StatedAmount;
  /** The value below which a proposal is refused automatically; null for none. Never disclosed. */
  readonly floor: Centavos | null;
  /** How many the buyer has sent for this offer, and how many of theirs are open on others (rule 0.30). */
  readonly sentBefore?: number;
  readonly openElsewhere?: number;
  readonly limits?: ProposalLimits;
  readonly at: number;
  readonly termMs?: number;
};

/** How many proposals a buyer may send for one offer, and have open in all (rule 0.30). */
export type ProposalLimits = { readonly perOffer: number; readonly open: number };

export const PROPOSAL_LIMITS: ProposalLimits = { perOffer: 3, open: 20 };

export type ProposalUnprocessable = { readonly reason: 'invalid-amount' | 'not-the-session-user' };
export type ProposalConflict =
  | { readonly reason: 'bid-exists' | 'proposals-closed' }
  | { readonly reason: 'too-many-on-offer' | 'too-many-open'; readonly most: number };
export type ProposalRefusal = CheckRefusal<ProposalUnprocessable, ProposalConflict>;

export type ProposalDecision =
  | { readonly kind: 'sent'; readonly proposal: Proposal }
  | { readonly kind: 'refused'; readonly refusal: ProposalRefusal };

/**
 * Decides a new proposal (S-07, rules 0.7, 0.22, 0.30, C-74): any value above 0 while the offer is open, accepts proposals and has no bid.
 * One that replaces the buyer's open proposal does not count again: usage is counted without it. Below the floor it waits like every other,
 * until it is refused automatically.
 */
export function decideProposal(facts: ProposalFacts): ProposalDecision {
  const { amount } = facts;
  const around = {
    offerOpen: facts.offerOpen,
    limitReached: facts.limitReached,
    suspicious: facts.suspicious ?? false,
    beyondLimit: facts.beyondLimit ?? null,
    tooSoon: null,
    conflict: conflict(facts),
  };
  if (amount === 'impossible') {
    const checks = { ...around, unprocessable: foreign(facts) ?? INVALID };
    return { kind: 'refused', refusal: orderOfChecks<ProposalUnprocessable, ProposalConflict>(checks) };
  }
  const refusal = orderOfChecks<ProposalUnprocessable, ProposalConflict>({
    ...around,
    unprocessable: foreign(facts) ?? (isCentavos(amount) && amount > 0 ? null : INVALID),
  });
  if (refusal !== null) return { kind: 'refused', refusal };
  return {
    kind: 'sent',
    proposal: {
      buyerId: facts.buyerId,
      amount,
      status: 'pending',
      expiresAt: facts.at + (facts.termMs ?? PROPOSAL_TERM_MS),
      ...(facts.floor !== null && amount < facts.floor ? { refuseAt: floorAnswerAt(facts.at) } : {}),
    },
  };
}

const INVALID = { reason: 'invalid-amount' } as const;

/** The request names another buyer than the signed-in one (C-73). */
function foreign({ statedBuyerId, buyerId }: ProposalFacts): ProposalUnprocessable | null {
  return statedBuyerId === null || statedBuyerId === buyerId ? null : { reason: 'not-the-session-user' };
}

function conflict(facts: ProposalFacts): ProposalConflict | null {
  const { hasBid, takesProposals, limits = PROPOSAL_LIMITS } = facts;
  const reason = whyNotAtPrice({ hasBid, price: 0 }, { kind: 'propose', takesProposals });
  if (reason === 'bid-exists' || reason === 'proposals-closed') return { reason };
  if ((facts.sentBefore ?? 0) >= limits.perOffer) {
    return { reason: 'too-many-on-offer', most: limits.perOffer };
  }
  return (facts.openElsewhere ?? 0) >= limits.open ? { reason: 'too-many-open', most: limits.open } : null;
}
