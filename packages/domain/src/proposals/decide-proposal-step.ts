import { isCentavos } from '../money/centavos.ts';
import type { Centavos } from '../money/centavos.ts';
import { PROPOSAL_TERM_MS } from './proposal.ts';
import type { Proposal } from './proposal.ts';
import { PROPOSAL_TRANSITIONS } from './proposal-transitions.ts';
import type { ProposalActor, ProposalStep } from './proposal-transitions.ts';

/** A step on a proposal: who does what when, with the new value (centavos) where he counters. */
export type ProposalMove = {
  readonly step: ProposalStep;
  readonly actor: ProposalActor;
  readonly at: number;
  readonly amount?: Centavos;
  readonly termMs?: number;
  /** The value below which a buyer's counter is refused by itself; null or absent for none. Never shown. */
  readonly floor?: Centavos | null;
};

export type ProposalStepDecision =
  | {
      readonly kind: 'moved';
      readonly proposal: Proposal;
      /** The proposal became a sale: the offer goes to V with this buyer at this amount. */
      readonly sold: boolean;
      /** The buyer countered below the floor: recorded, and refused by itself at once. */
      readonly refusedByFloor: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'not-from-here'
        | 'not-yours'
        | 'expired'
        | 'not-due'
        | 'offer-closed'
        | 'invalid-amount';
    };

/**
 * Decides a step on a proposal (rules 0.7): accept, reject, counter, withdraw, expire. After the term it can no longer be accepted
 * or countered, and both need an offer that is still open. A counter names a value and starts the term anew; one of the buyer's below the
 * floor ends the proposal like a new one below it.
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
  const counters = move.step === 'counter';
  const amount = counters ? (move.amount ?? proposal.amount) : proposal.amount;
  const refusedByFloor = counters && move.actor === 'buyer' && amount < (move.floor ?? 0);
  return {
    kind: 'moved',
    sold: transition.to === 'accepted',
    refusedByFloor,
    proposal: {
      ...proposal,
      status: refusedByFloor ? 'rejected' : transition.to,
      amount,
      expiresAt: counters ? move.at + (move.termMs ?? PROPOSAL_TERM_MS) : proposal.expiresAt,
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
    case 'reject':
      return null;
    case 'accept':
      if (over) return 'expired';
      return offerOpen ? null : 'offer-closed';
    case 'counter':
      if (over) return 'expired';
      if (!offerOpen) return 'offer-closed';
      return move.amount !== undefined && isCentavos(move.amount) && move.amount > 0
        ? null
        : 'invalid-amount';
  }
}

/** The steps an actor may take next on a proposal; screens draw their buttons from it. */
export function nextProposalSteps(
  proposal: Proposal,
  actor: ProposalActor,
  at: number,
  offerOpen: boolean,
): readonly ProposalStep[] {
  return PROPOSAL_TRANSITIONS.filter(({ from, actor: by }) => from === proposal.status && by === actor)
    .map(({ name }) => name)
    .filter((step) => {
      const move = { step, actor, at, amount: proposal.amount };
      return decideProposalStep(proposal, move, offerOpen).kind === 'moved';
    });
}
