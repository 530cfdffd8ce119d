import { describe, expect, it } from 'vitest';
import { decideProposal } from './decide-proposal.ts';
import type { ProposalFacts } from './decide-proposal.ts';
import { decideProposalStep, nextProposalSteps } from './decide-proposal-step.ts';
import type { ProposalMove } from './decide-proposal-step.ts';
import type { Proposal } from './proposal.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const facts: ProposalFacts = {
  offerOpen: true,
  limitReached: false,
  hasBid: false,
  takesProposals: true,
  buyerId: 1,
  statedBuyerId: 1,
  amount: 3_000_000,
  floor: null,
  at: 1000,
};
const pending: Proposal = { buyerId: 1, amount: 3_000_000, status: 'pending', expiresAt: 48 * HOUR };
const countered: Proposal = { ...pending, status: 'countered' };

function step(
  proposal: Proposal,
  move: Partial<ProposalMove> & Pick<ProposalMove, 'step' | 'actor'>,
  open = true,
) {
  return decideProposalStep(proposal, { at: HOUR, ...move }, open);
}

describe('sending a proposal, S-07', () => {
  it('takes any value above zero and lets it wait 48 hours, C-74 and rules 0.7', () => {
    expect(decideProposal({ ...facts, amount: 1 })).toEqual({
      kind: 'sent',
      proposal: { buyerId: 1, amount: 1, status: 'pending', expiresAt: 1000 + 48 * HOUR },
    });
  });
  it.each([
    [{ offerOpen: false }, 406, 'offer-closed'],
    [{ limitReached: true }, 206, 'limit-reached'],
    [{ amount: 0 }, 422, 'invalid-amount'],
    [{ amount: 0.5 }, 422, 'invalid-amount'],
    [{ statedBuyerId: 2 }, 422, 'not-the-session-user'],
    [{ hasBid: true }, 409, 'bid-exists'],
    [{ takesProposals: false }, 409, 'proposals-closed'],
    [{ sentBefore: 3 }, 409, 'too-many-on-offer'],
    [{ openElsewhere: 20 }, 409, 'too-many-open'],
  ])('refuses with %o by %i', (change, status, reason) => {
    expect(decideProposal({ ...facts, ...change })).toMatchObject({
      kind: 'refused',
      refusal: { status, reason },
    });
  });
  it('lets a value below the floor wait until the next quarter of an hour, rules 0.7, 0.30', () => {
    expect(decideProposal({ ...facts, floor: 3_000_001 })).toMatchObject({
      proposal: { status: 'pending', refuseAt: QUARTER },
    });
    const kept = decideProposal({ ...facts, floor: 3_000_000 });
    expect(kept.kind === 'sent' && kept.proposal.refuseAt).toBeUndefined();
  });
});

describe('steps of a proposal, rules 0.7', () => {
  it('is sold when the sales team accepts, or the buyer a counter-proposal', () => {
    expect(step(pending, { step: 'accept', actor: 'staff' })).toMatchObject({
      sold: true,
      proposal: { status: 'accepted' },
    });
    expect(step(countered, { step: 'accept', actor: 'buyer' })).toMatchObject({ sold: true });
  });
  it('never lets a side accept its own value', () => {
    expect(step(pending, { step: 'accept', actor: 'buyer' })).toEqual({
      kind: 'refused',
      reason: 'not-yours',
    });
    expect(step(countered, { step: 'accept', actor: 'staff' })).toEqual({
      kind: 'refused',
      reason: 'not-yours',
    });
  });
  it('goes to and fro with new values and a new term', () => {
    expect(step(pending, { step: 'counter', actor: 'staff', amount: 3_500_000 })).toEqual({
      kind: 'moved',
      sold: false,
      proposal: { buyerId: 1, amount: 3_500_000, status: 'countered', expiresAt: 49 * HOUR },
    });
    expect(step(countered, { step: 'counter', actor: 'buyer', amount: 1, termMs: 5 })).toMatchObject({
      proposal: { amount: 1, status: 'pending', expiresAt: HOUR + 5 },
    });
    for (const amount of [undefined, 0, 0.5]) {
      expect(step(pending, { step: 'counter', actor: 'staff', amount })).toMatchObject({
        reason: 'invalid-amount',
      });
    }
  });
  it('refuses later a counter of the buyer below the floor, never one of the sales team, rules 0.30', () => {
    const below = { step: 'counter', amount: 2_000_000, floor: 2_000_001 } as const;
    expect(step(countered, { ...below, actor: 'buyer' })).toMatchObject({
      sold: false,
      proposal: { status: 'pending', amount: 2_000_000, refuseAt: 5 * QUARTER },
    });
    for (const move of [
      { ...below, floor: 2_000_000, actor: 'buyer' },
      { ...below, actor: 'staff' },
    ] as const) {
      const moved = step({ ...(move.actor === 'buyer' ? countered : pending), refuseAt: 1 }, move);
      expect(moved.kind === 'moved' && moved.proposal.refuseAt).toBeUndefined();
    }
  });
  it('is refused by the system below the floor only, and not before the time, rules 0.30', () => {
    const rejectAt = (refuseAt: number | undefined) =>
      step(
        { ...pending, ...(refuseAt === undefined ? {} : { refuseAt }) },
        { step: 'reject', actor: 'system' },
      );
    expect(rejectAt(HOUR)).toMatchObject({ kind: 'moved', proposal: { status: 'rejected' } });
    expect(rejectAt(HOUR + 1)).toEqual({ kind: 'refused', reason: 'not-due' });
    expect(rejectAt(undefined)).toEqual({ kind: 'refused', reason: 'not-due' });
  });
  it('expires after its term and then cannot be accepted', () => {
    expect(step(pending, { step: 'expire', actor: 'system' })).toEqual({
      kind: 'refused',
      reason: 'not-due',
    });
    expect(step(pending, { step: 'expire', actor: 'system', at: 48 * HOUR })).toMatchObject({
      proposal: { status: 'expired' },
    });
    expect(step(pending, { step: 'accept', actor: 'staff', at: 48 * HOUR })).toEqual({
      kind: 'refused',
      reason: 'expired',
    });
  });
  it('sells nothing of an offer that has closed', () => {
    expect(step(pending, { step: 'accept', actor: 'staff' }, false)).toEqual({
      kind: 'refused',
      reason: 'offer-closed',
    });
    expect(step(pending, { step: 'counter', actor: 'staff', amount: 5 }, false)).toMatchObject({
      reason: 'offer-closed',
    });
    expect(step(pending, { step: 'reject', actor: 'staff' }, false).kind).toBe('moved');
  });
  it('knows no way out of a final status', () => {
    expect(step({ ...pending, status: 'withdrawn' }, { step: 'accept', actor: 'staff' })).toEqual({
      kind: 'refused',
      reason: 'not-from-here',
    });
  });
  it('says what each side may do next', () => {
    expect(nextProposalSteps(pending, 'staff', HOUR, true)).toEqual(['accept', 'reject', 'counter']);
    expect(nextProposalSteps(pending, 'buyer', HOUR, true)).toEqual(['withdraw', 'replace']);
    expect(nextProposalSteps(countered, 'buyer', HOUR, true)).toEqual([
      'accept',
      'counter',
      'withdraw',
      'replace',
    ]);
    expect(nextProposalSteps(countered, 'buyer', 48 * HOUR, true)).toEqual(['withdraw', 'replace']);
  });
  it('is accepted by nobody at a value that is not above the current bid, rules 0.30', () => {
    const sides = [
      [pending, 'staff'],
      [countered, 'buyer'],
    ] as const;
    for (const [proposal, actor] of sides) {
      for (const name of ['accept', 'counter'] as const) {
        const at = (currentBid: number | null) =>
          step(proposal, { step: name, actor, amount: 3_000_000, currentBid });
        expect(at(3_000_000)).toEqual({ kind: 'refused', reason: 'not-above-bid' });
        expect(at(2_999_999).kind).toBe('moved');
        expect(at(null).kind).toBe('moved');
      }
    }
    expect(nextProposalSteps(countered, 'buyer', HOUR, true, 3_000_000)).not.toContain('accept');
  });
  it('lapses when a bid reaches it, and not before, rules 0.30', () => {
    for (const proposal of [pending, countered]) {
      const at = (currentBid: number | null) =>
        step(proposal, { step: 'lapse', actor: 'system', currentBid });
      expect(at(3_000_000)).toMatchObject({ kind: 'moved', proposal: { status: 'expired' }, sold: false });
      expect(at(2_999_999)).toEqual({ kind: 'refused', reason: 'not-due' });
      expect(at(null)).toEqual({ kind: 'refused', reason: 'not-due' });
    }
  });
  it('waits for a person again when the buyer asks for a review of a refusal, rules 0.30', () => {
    const rejected: Proposal = { ...pending, status: 'rejected', refuseAt: 1 };
    const review = (currentBid: number | null, open = true) =>
      step(rejected, { step: 'review', actor: 'buyer', amount: 3_000_000, currentBid, termMs: 5 }, open);
    expect(review(null)).toEqual({
      kind: 'moved',
      sold: false,
      proposal: { buyerId: 1, amount: 3_000_000, status: 'pending', expiresAt: HOUR + 5 },
    });
    expect(review(3_000_000)).toMatchObject({ reason: 'not-above-bid' });
    expect(review(null, false)).toMatchObject({ reason: 'offer-closed' });
    expect(step(rejected, { step: 'review', actor: 'staff' })).toMatchObject({ reason: 'not-yours' });
  });
});
