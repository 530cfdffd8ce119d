import { describe, expect, it } from 'vitest';
import { isBlocked } from './is-blocked.ts';
import { limitAnswer, limitUse } from './limit-answer.ts';
import type { CountedAccount, Release, Usage } from './limit-answer.ts';

const unused: Usage = { purchases: 0, leadingBids: 0, openProposals: 0 };
const individual: CountedAccount = {
  profile: 7,
  emailConfirmed: true,
  identityVerified: true,
  deposit: 0,
  allowance: { purchasesPerMonth: 3, openPlaces: 5 },
  usage: unused,
  releases: [],
  at: 1000,
};

function remaining(usage: Partial<Usage>, releases: readonly Release[] = []) {
  const account = { ...individual, usage: { ...unused, ...usage }, releases };
  return limitAnswer(account).map((entry) => entry.remaining);
}

describe('allowances, S-04', () => {
  it('are all there while nothing is used up', () => {
    expect(limitAnswer(individual)).toEqual([
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
  it('says what is used of what, never less than zero', () => {
    const taken: Release = { type: 'PODE_COMPRAR', extra: -4, until: 1001 };
    const account = { ...individual, usage: { ...unused, purchases: 2 }, releases: [taken] };
    const use = limitUse('PODE_COMPRAR', account);
    expect(use).toEqual({ type: 'PODE_COMPRAR', used: 2, allowed: 0, remaining: null, isReached: true });
  });
  it('stop no company of level 2, whose exposure is limited instead, rule 0.26', () => {
    const company = { ...individual, profile: 4, usage: { ...unused, purchases: 3 } };
    expect(limitUse('PODE_COMPRAR', company)).toMatchObject({ remaining: null, isReached: false });
    expect(limitAnswer(company).map((entry) => entry.remaining)).toEqual([5, 1]);
    expect(limitUse('PODE_COMPRAR', { ...company, identityVerified: false }).isReached).toBe(true);
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
