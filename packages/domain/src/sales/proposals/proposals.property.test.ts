import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideProposalStep, nextProposalSteps, type ProposalMove } from './decide-proposal-step.ts';
import type { Proposal } from './proposal.ts';
import { PROPOSAL_TRANSITIONS, type ProposalActor } from './proposal-transitions.ts';

const TERM = 1000;
const final: readonly string[] = ['accepted', 'withdrawn', 'expired', 'replaced'];
const steps = [...new Set(PROPOSAL_TRANSITIONS.map(({ name }) => name))];
const actors: readonly ProposalActor[] = ['buyer', 'staff', 'system'];

/** A request of anyone at any moment, with whether the offer is open then. */
const asked = fc.record({
  step: fc.constantFrom(...steps),
  actor: fc.constantFrom(...actors),
  wait: fc.integer({ min: 0, max: 700 }),
  amount: fc.oneof(fc.integer({ min: -5, max: 50 }), fc.constant(0.5), fc.constant(Number.NaN)),
  floor: fc.option(fc.integer({ min: 1, max: 30 })),
  currentBid: fc.option(fc.integer({ min: 1, max: 40 })),
  offerOpen: fc.boolean(),
});
type Move = typeof asked extends fc.Arbitrary<infer W> ? W : never;

interface Walked {
  readonly before: Proposal;
  readonly move: ProposalMove;
  readonly offerOpen: boolean;
  readonly after: Proposal | null;
  readonly sold: boolean;
  /** Who named the value that stood before the move. */
  readonly namedBy: 'buyer' | 'staff';
}

/** Lets everyone do what they want, one after the other, with a proposal of R$ 0,10. */
function walk(moves: readonly Move[]): Walked[] {
  let proposal: Proposal = { buyerId: 1, amount: 10, status: 'pending', expiresAt: TERM };
  let namedBy: Walked['namedBy'] = 'buyer';
  let at = 0;
  return moves.map(({ wait, offerOpen, ...wished }) => {
    at += wait;
    const before = proposal;
    const namedBefore = namedBy;
    const move = { ...wished, at, termMs: TERM };
    const decision = decideProposalStep(before, move, offerOpen);
    const moved = decision.kind === 'moved';
    if (moved) proposal = decision.proposal;
    if (moved && move.actor !== 'system' && (move.step === 'counter' || move.step === 'review')) {
      namedBy = move.actor;
    }
    const after = moved ? decision.proposal : null;
    return { before, move, offerOpen, after, sold: moved && decision.sold, namedBy: namedBefore };
  });
}

const holds = (check: (walked: Walked) => void): void =>
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 25 }), (moves) => walk(moves).forEach(check)),
    { numRuns: 500 },
  );

describe('whatever anybody wants of a proposal, rules 0.7', () => {
  it('never leaves a final status, and is sold exactly when it is accepted', () => {
    holds(({ before, after, sold }) => {
      if (final.includes(before.status)) expect(after).toBeNull();
      expect(sold).toBe(after?.status === 'accepted');
    });
  });
  it('sells only in time, while the offer is open, above the current bid, at the last named value, to the side that did not name it', () => {
    holds(({ before, move, offerOpen, after, sold, namedBy }) => {
      if (!sold) return;
      expect(move.at).toBeLessThan(before.expiresAt);
      expect(offerOpen).toBe(true);
      expect(after?.amount).toBe(before.amount);
      expect(move.actor).toBe(namedBy === 'buyer' ? 'staff' : 'buyer');
      expect(before.amount).toBeGreaterThan(move.currentBid ?? 0);
    });
  });
  it('names whole centavos above zero only, with a new term for each', () => {
    holds(({ move, after }) => {
      if (after === null || (move.step !== 'counter' && move.step !== 'review')) return;
      expect(Number.isSafeInteger(after.amount) && after.amount > 0).toBe(true);
      expect(after.expiresAt).toBe(move.at + TERM);
    });
  });
  it('offers each side exactly the steps that it would be allowed', () => {
    holds(({ before, move, offerOpen }) => {
      const { actor, at, step, currentBid } = move;
      const stated = nextProposalSteps(before, actor, at, offerOpen, currentBid).includes(step);
      // A counter may name what it likes; a review names the value that stands.
      const amount = step === 'counter' ? 100 : before.amount;
      const allowed = decideProposalStep(before, { ...move, amount }, offerOpen).kind === 'moved';
      expect(stated).toBe(allowed);
    });
  });
});
