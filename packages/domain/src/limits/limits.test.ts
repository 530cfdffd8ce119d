import { describe, expect, it } from 'vitest';
import { DEFAULT_ALLOWANCES, profileFromCode } from './allowance.ts';
import { isBlocked } from './is-blocked.ts';
import { isLimitReached, limitAnswer } from './limit-answer.ts';
import type { Release, Usage } from './limit-answer.ts';

const unused: Usage = { purchases: 0, leadingBids: 0, openProposals: 0 };

function remaining(usage: Partial<Usage>, releases: readonly Release[] = []) {
  return limitAnswer(DEFAULT_ALLOWANCES[7], { ...unused, ...usage }, releases, 1000).map(
    (entry) => entry.remaining,
  );
}

describe('allowances, S-04', () => {
  it.each([
    [7, 5, 3],
    [4, 20, 10],
    [5, 60, 30],
    [6, 2, 1],
  ] as const)('gives profile %i places %i and purchases %i', (profile, places, purchases) => {
    expect(limitAnswer(DEFAULT_ALLOWANCES[profile], unused, [], 0)).toEqual([
      { type: 'PODE_DAR_LANCE', remaining: places },
      { type: 'PODE_COMPRAR', remaining: purchases },
    ]);
  });
  it('counts leading bids and open proposals together', () => {
    expect(remaining({ leadingBids: 2, openProposals: 2 })).toEqual([1, 3]);
  });
  it('answers null when nothing is left, also beyond it, LIMT-04', () => {
    expect(remaining({ leadingBids: 5, purchases: 3 })).toEqual([null, null]);
    expect(remaining({ leadingBids: 9, purchases: 4 })).toEqual([null, null]);
  });
  it('adds releases of the type until they run out', () => {
    const release: Release = { type: 'PODE_COMPRAR', extra: 2, until: 1001 };
    expect(remaining({ purchases: 3, leadingBids: 5 }, [release])).toEqual([null, 2]);
    expect(remaining({ purchases: 3 }, [{ ...release, until: 1000 }])).toEqual([5, null]);
    const places: Release = { type: 'PODE_DAR_LANCE', extra: 4, until: 1001 };
    expect(remaining({ leadingBids: 5, openProposals: 1 }, [places, release])).toEqual([3, 5]);
    expect(remaining({ leadingBids: 4 }, [{ ...places, extra: -1 }])).toEqual([null, 3]);
  });
  it('reads the answer for the check of a submit, S-05', () => {
    const answer = limitAnswer(DEFAULT_ALLOWANCES[7], { ...unused, purchases: 3 }, [], 0);
    expect(isLimitReached(answer, 'PODE_COMPRAR')).toBe(true);
    expect(isLimitReached(answer, 'PODE_DAR_LANCE')).toBe(false);
  });
  it('takes an unknown profile for an individual', () => {
    expect([4, 5, 6, 7, 99].map(profileFromCode)).toEqual([4, 5, 6, 7, 7]);
  });
});

describe('stopping before an action, LIMT-01 and C-65', () => {
  it.each([null, undefined, '', 0, '0'])('stops at the value %s', (valor) => {
    expect(isBlocked([{ tipo: 'PODE_COMPRAR', valor }], 'PODE_COMPRAR')).toBe(true);
    expect(isBlocked([{ tipo: 'PODE_COMPRAR', valor }], 'PODE_DAR_LANCE')).toBe(false);
  });
  it.each([1, '2', 1000])('passes at the value %s', (valor) => {
    expect(isBlocked([{ tipo: 'PODE_COMPRAR', valor }], 'PODE_COMPRAR')).toBe(false);
  });
  it('passes without an entry, C-114', () => {
    expect(isBlocked([], 'PODE_COMPRAR')).toBe(false);
  });
});
