import { describe, expect, it } from 'vitest';
import { isBlocked } from './is-blocked.ts';
import { limitAnswer } from './limit-answer.ts';
import type { Release, Usage } from './limit-answer.ts';

const individual = { purchasesPerMonth: 3, openPlaces: 5 };
const unused: Usage = { purchases: 0, leadingBids: 0, openProposals: 0 };

function remaining(usage: Partial<Usage>, releases: readonly Release[] = []) {
  return limitAnswer(individual, { ...unused, ...usage }, releases, 1000).map((entry) => entry.remaining);
}

describe('allowances, S-04', () => {
  it('are all there while nothing is used up', () => {
    expect(limitAnswer(individual, unused, [], 0)).toEqual([
      { type: 'PODE_DAR_LANCE', remaining: 5 },
      { type: 'PODE_COMPRAR', remaining: 3 },
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
