import { describe, expect, it } from 'vitest';
import { decideProposalStep } from './decide-proposal-step.ts';
import type { Proposal } from './proposal.ts';
import { PROPOSAL_STATUSES } from './proposal-transitions.ts';
import type { ProposalActor, ProposalStatus, ProposalStep } from './proposal-transitions.ts';

const TERM = 1000;

/** Every step there is: from where, by whom, to where. */
const STEPS = [
  ['pending', 'accept', 'staff', 'accepted'],
  ['pending', 'reject', 'staff', 'rejected'],
  ['pending', 'counter', 'staff', 'countered'],
  ['pending', 'withdraw', 'buyer', 'withdrawn'],
  ['pending', 'replace', 'buyer', 'replaced'],
  ['pending', 'expire', 'system', 'expired'],
  ['pending', 'reject', 'system', 'rejected'],
  ['pending', 'lose-to-sale', 'system', 'rejected'],
  ['pending', 'lapse', 'system', 'expired'],
  ['countered', 'accept', 'buyer', 'accepted'],
  ['countered', 'counter', 'buyer', 'pending'],
  ['countered', 'withdraw', 'buyer', 'withdrawn'],
  ['countered', 'replace', 'buyer', 'replaced'],
  ['countered', 'reject', 'staff', 'rejected'],
  ['countered', 'expire', 'system', 'expired'],
  ['countered', 'lose-to-sale', 'system', 'rejected'],
  ['countered', 'lapse', 'system', 'expired'],
  ['rejected', 'review', 'buyer', 'pending'],
] as const satisfies readonly (readonly [ProposalStatus, ProposalStep, ProposalActor, ProposalStatus])[];

const ACTORS = ['buyer', 'staff', 'system'] as const;
const NAMES = [...new Set(STEPS.map(([, name]) => name))];

const proposalIn = (status: ProposalStatus): Proposal => ({
  buyerId: 1,
  amount: 3_000_000,
  status,
  expiresAt: TERM,
});
/** Below the floor, and reached by a bid where that is what the step needs. */
const REFUSE_AT = 1;

function decide(status: ProposalStatus, step: ProposalStep, actor: ProposalActor, at?: number) {
  const currentBid = step === 'lapse' ? 3_000_000 : null;
  const move = {
    step,
    actor,
    at: at ?? (step === 'expire' ? TERM : TERM - 1),
    amount: 3_000_000,
    currentBid,
  };
  return decideProposalStep({ ...proposalIn(status), refuseAt: REFUSE_AT }, { ...move, termMs: 1 }, true);
}

describe('the steps of a proposal, S-07 and rules 0.7', () => {
  it.each(STEPS)('from %s: %s by %s leads to %s', (from, step, actor, status) => {
    expect(decide(from, step, actor)).toEqual({
      kind: 'moved',
      sold: status === 'accepted',
      proposal: { ...proposalIn(status), expiresAt: TERM },
    });
  });

  it('are for nobody else, and none leaves a final status', () => {
    expect(PROPOSAL_STATUSES).toEqual([
      'pending',
      'countered',
      'accepted',
      'rejected',
      'withdrawn',
      'expired',
      'replaced',
    ]);
    for (const status of PROPOSAL_STATUSES) {
      for (const name of NAMES) {
        const owners = STEPS.filter(([from, step]) => from === status && step === name).map((row) => row[2]);
        const reason = owners.length === 0 ? 'not-from-here' : 'not-yours';
        for (const actor of ACTORS.filter((each) => owners.every((owner) => owner !== each))) {
          expect(decide(status, name, actor)).toEqual({ kind: 'refused', reason });
        }
      }
    }
  });

  it('name a value or accept it in time only', () => {
    for (const [from, step, actor] of STEPS.filter((row) => row[1] === 'accept' || row[1] === 'counter')) {
      expect(decide(from, step, actor, TERM)).toEqual({ kind: 'refused', reason: 'expired' });
    }
  });
});
