import { describe, expect, it } from 'vitest';
import { PROPOSAL_STATUSES, PROPOSAL_TRANSITIONS } from '../proposals/proposal-transitions.ts';
import { OFFER_STATUSES } from '../../catalogue/catalogue/offer-status.ts';
import { SALE_TRANSITIONS } from '../purchases/purchase-transitions.ts';
import { walkTransitions } from '../../testing-support/walk-transitions.ts';

const sound = { unreachable: [], deadEnds: [], unfinished: [] };

describe('processes', () => {
  it('reaches every status of a sale and ends only in X, S-11', () => {
    expect(walkTransitions(SALE_TRANSITIONS, OFFER_STATUSES, ['A'], ['X'])).toEqual(sound);
  });
  it('reaches every status of a proposal and leaves no final one, S-07', () => {
    const walked = walkTransitions(
      PROPOSAL_TRANSITIONS,
      PROPOSAL_STATUSES,
      ['pending'],
      // A refusal may be reviewed.
      ['accepted', 'withdrawn', 'expired', 'replaced'],
    );
    expect(walked).toEqual(sound);
  });
  it('finds unreachable states, dead ends and final states with a way out', () => {
    const table = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'b' },
      { from: 'c', to: 'a' },
      { from: 'c', to: 'd' },
      { from: 'd', to: 'a' },
    ] as const;
    expect(walkTransitions<'a' | 'b' | 'c' | 'd'>(table, ['a', 'b', 'c', 'd'], ['a'], ['d'])).toEqual({
      unreachable: ['c', 'd'],
      deadEnds: ['b'],
      unfinished: ['d'],
    });
  });
});
