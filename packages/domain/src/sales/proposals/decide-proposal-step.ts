import { isReached } from '../../catalogue/catalogue/is-reached.ts';
import { whyNotAtPrice } from '../../trading/deals/may-deal.ts';
import { isCentavos } from '../../money/centavos.ts';
import type { Centavos } from '../../money/centavos.ts';
import { floorAnswerAt } from './floor-answer.ts';
import { PROPOSAL_TERM_MS } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import { PROPOSAL_TRANSITIONS } from './proposal-transitions.ts';
import type { ProposalActor, ProposalStep } from './proposal-transitions.ts';

/** A step on a proposal: who does what and when, with the new value (centavos) of a counter. */
export type ProposalMove = {
  readonly step: ProposalStep;
  readonly actor: ProposalActor;
  readonly at: number;
  readonly amount?: Centavos;
  readonly termMs?: number;
  /** The value below which a buyer's counter is refused automatically; null or absent for none. Never disclosed. */
  readonly floor?: Centavos | null;
  /** The value of the last bid; null or absent before the first. Only higher values can be accepted (rule 0.30). */
  readonly currentBid?: Centavos | null;
};

export type ProposalStepDecision =
  | {
      readonly kind: 'moved';
      readonly proposal: Proposal;
      /** The proposal became a sale: the offer goes to V with this buyer at this amount. */
      readonly sold: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'not-from-here'
        | 'not-yours'
        | 'expired'
        | 'not-due'
        | 'offer-closed'
        | 'invalid-amount'
        | 'not-above-bid';
    };

/**
 * Decides a step on a proposal (rules 0.7, 0.30): accept, reject, counter, withdraw, expire, lapse, review. After the term it can no longer
 * be accepted or countered, and both need an offer that is still open and a value above the current bid. A counter states a value and
 * restarts the term; one of the buyer's below the floor is refused later, like a new proposal below it. A review states the buyer's own
 * value again, and restarts the term too.
 */
export function decideProposalStep(
  proposal: Proposal,
  move: ProposalMove,
  offerOpen: boolean,
): ProposalStepDecision {
  const fromHere = PROPOSAL_TRANSITIONS.filter(
    ({ name, from }) => name === move.step && from === proposal.status,
  );
  if (fromHere.length === 0) return { kind: 'refused', reason: 'not-from-here' };
  const transition = fromHere.find(({ actor }) => actor === move.actor);
  if (transition === undefined) return { kind: 'refused', reason: 'not-yours' };
  const objection = objectionTo(proposal, move, offerOpen);
  if (objection !== null) return { kind: 'refused', reason: objection };
  const names = move.step === 'counter' || move.step === 'review';
  const amount = names ? (move.amount ?? proposal.amount) : proposal.amount;
  const low = move.step === 'counter' && move.actor === 'buyer' && amount < (move.floor ?? 0);
  const { refuseAt: _earlier, ...kept } = proposal;
  return {
    kind: 'moved',
    sold: transition.to === 'accepted',
    proposal: {
      ...kept,
      status: transition.to,
      amount,
      expiresAt: names ? move.at + (move.termMs ?? PROPOSAL_TERM_MS) : proposal.expiresAt,
      ...(low ? { refuseAt: floorAnswerAt(move.at) } : {}),
    },
  };
}

function objectionTo(proposal: Proposal, move: ProposalMove, offerOpen: boolean) {
  const over = move.at >= proposal.expiresAt;
  switch (move.step) {
    case 'expire':
      return over ? null : 'not-due';
    case 'lose-to-sale':
    case 'withdraw':
    case 'replace':
      return null;
    case 'reject':
      return move.actor === 'system' && !isDueToRefuse(proposal, move.at) ? 'not-due' : null;
    case 'lapse':
      return isReached(biddingOf(move), proposal.amount) ? null : 'not-due';
    case 'review':
      return offerOpen ? namedAmount(move) : 'offer-closed';
    case 'accept':
      if (over) return 'expired';
      if (!offerOpen) return 'offer-closed';
      return aboveBid(move, proposal.amount);
    case 'counter':
      if (over) return 'expired';
      if (!offerOpen) return 'offer-closed';
      return namedAmount(move);
  }
}

const isDueToRefuse = ({ refuseAt }: Proposal, at: number) => refuseAt !== undefined && at >= refuseAt;

function biddingOf({ currentBid = null }: ProposalMove) {
  return { hasBid: currentBid !== null, price: currentBid ?? 0 };
}

function namedAmount(move: ProposalMove): 'invalid-amount' | 'not-above-bid' | null {
  if (move.amount === undefined || !isCentavos(move.amount) || move.amount <= 0) return 'invalid-amount';
  return aboveBid(move, move.amount);
}

function aboveBid(move: ProposalMove, amount: Centavos): 'not-above-bid' | null {
  return whyNotAtPrice(biddingOf(move), { kind: 'accept', amount }) === null ? null : 'not-above-bid';
}

/** The steps an actor may take next on a proposal; screens derive their buttons from it. A counter needs a value above the current bid. */
export function nextProposalSteps(
  proposal: Proposal,
  actor: ProposalActor,
  at: number,
  offerOpen: boolean,
  currentBid: Centavos | null = null,
): readonly ProposalStep[] {
  return PROPOSAL_TRANSITIONS.filter(({ from, actor: by }) => from === proposal.status && by === actor)
    .map(({ name }) => name)
    .filter((step) => {
      const amount = step === 'counter' ? Math.max(proposal.amount, (currentBid ?? 0) + 1) : proposal.amount;
      const move = { step, actor, at, amount, currentBid };
      return decideProposalStep(proposal, move, offerOpen).kind === 'moved';
    });
}
