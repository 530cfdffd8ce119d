import { describe, expect, it } from 'vitest';
import { decideProposal } from './decide-proposal.ts';
import type { ProposalFacts } from './decide-proposal.ts';
import { decideProposalStep, nextProposalSteps } from './decide-proposal-step.ts';
import type { ProposalMove } from './decide-proposal-step.ts';
import { isOpenProposal } from './proposal.ts';
import type { Proposal } from './proposal.ts';

const HOUR = 3_600_000;
const facts: ProposalFacts = {
  signedIn: true,
  offerKnown: true,
  offerOpen: true,
  limitReached: false,
  hasBid: false,
  takesProposals: true,
  buyerId: 1,
  statedBuyerId: 1,
  amount: 3_000_000,
  floor: null,
  hasOpenProposal: false,
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
      refusedByFloor: false,
      replacesOpen: false,
      proposal: { buyerId: 1, amount: 1, status: 'pending', expiresAt: 1000 + 48 * HOUR },
    });
  });
  it.each([
    [{ signedIn: false }, 401, 'not-signed-in'],
    [{ offerKnown: false }, 404, 'offer-unknown'],
    [{ offerOpen: false }, 406, 'offer-closed'],
    [{ limitReached: true }, 206, 'limit-reached'],
    [{ amount: 0 }, 422, 'invalid-amount'],
    [{ amount: 0.5 }, 422, 'invalid-amount'],
    [{ statedBuyerId: 2 }, 422, 'not-the-session-user'],
    [{ hasBid: true }, 409, 'bid-exists'],
    [{ takesProposals: false }, 409, 'proposals-closed'],
  ])('refuses with %o by %i', (change, status, reason) => {
    expect(decideProposal({ ...facts, ...change })).toEqual({ kind: 'refused', refusal: { status, reason } });
  });
  it('replaces the own open one without taking another place, rules 0.22', () => {
    const again = { ...facts, hasOpenProposal: true, limitReached: true };
    expect(decideProposal(again)).toMatchObject({ kind: 'sent', replacesOpen: true });
  });
  it('refuses by itself below the floor, rules 0.7', () => {
    expect(decideProposal({ ...facts, floor: 3_000_001 })).toMatchObject({
      refusedByFloor: true,
      proposal: { status: 'rejected' },
    });
    expect(decideProposal({ ...facts, floor: 3_000_000 })).toMatchObject({ refusedByFloor: false });
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
      refusedByFloor: false,
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
  it('refuses by itself a counter of the buyer below the floor, never one of the sales team', () => {
    const below = { step: 'counter', amount: 2_000_000, floor: 2_000_001 } as const;
    expect(step(countered, { ...below, actor: 'buyer' })).toMatchObject({
      sold: false,
      refusedByFloor: true,
      proposal: { status: 'rejected', amount: 2_000_000 },
    });
    expect(step(countered, { ...below, floor: 2_000_000, actor: 'buyer' })).toMatchObject({
      refusedByFloor: false,
      proposal: { status: 'pending' },
    });
    expect(step(pending, { ...below, actor: 'staff' })).toMatchObject({
      refusedByFloor: false,
      proposal: { status: 'countered' },
    });
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
  it('tells what each side may do next', () => {
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
  it('is open while either side may answer', () => {
    expect([pending, countered].every(isOpenProposal)).toBe(true);
    expect(isOpenProposal({ status: 'rejected' })).toBe(false);
  });
});
