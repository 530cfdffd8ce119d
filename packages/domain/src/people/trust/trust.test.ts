import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatedAmount } from '../../money/centavos.ts';
import { isSuspiciousAmount } from './suspicious-amount.ts';
import { beyondLimit, exposureSum } from './exposure.ts';
import {
  EXPOSURE_DEFAULTS,
  exposureLimit,
  exposureReplacesCounts,
  type LimitedAccount,
} from './exposure-limit.ts';
import { nextStep, trustLevel } from './trust-level.ts';

const LIMITS = EXPOSURE_DEFAULTS;
const newcomer: LimitedAccount = {
  profile: 7,
  emailConfirmed: false,
  identityVerified: false,
  deposit: 0,
  released: 0,
};
const confirmed = { ...newcomer, emailConfirmed: true };
const verified = { ...confirmed, identityVerified: true };
const limitOf = (account: Partial<LimitedAccount>) => exposureLimit({ ...verified, ...account }, LIMITS);

describe('the level of an account, rule 0.26', () => {
  it('rises with the confirmed e-mail, the verified identity and a deposit', () => {
    expect([
      trustLevel(newcomer),
      trustLevel(confirmed),
      trustLevel(verified),
      trustLevel({ ...verified, deposit: 1 }),
    ]).toEqual([0, 1, 2, 3]);
  });

  it('needs every level before it', () => {
    expect(trustLevel({ emailConfirmed: false, identityVerified: true, deposit: 1 })).toBe(0);
    expect(trustLevel({ emailConfirmed: true, identityVerified: false, deposit: 1 })).toBe(1);
  });

  it('is raised by the e-mail, then documents, then a deposit', () => {
    expect(([0, 1, 2, 3] as const).map(nextStep)).toEqual(['email', 'documents', 'deposit', 'deposit']);
  });
});

describe('the limit of exposure, rule 0.26', () => {
  it.each([
    [7, 8_000_000, 50_000_000],
    [6, 8_000_000, 50_000_000],
    [4, 15_000_000, 150_000_000],
    [5, 15_000_000, 300_000_000],
  ])('of profile %i is %i confirmed and %i verified', (profile, first, second) => {
    expect(limitOf({ profile, identityVerified: false })).toBe(first);
    expect(limitOf({ profile })).toBe(second);
    expect(limitOf({ profile, emailConfirmed: false })).toBe(0);
  });

  it('adds ten times the deposit at level 3 only', () => {
    expect(limitOf({ deposit: 1_000_000 })).toBe(60_000_000);
    expect(limitOf({ deposit: 1_000_000, identityVerified: false })).toBe(8_000_000);
  });

  it('adds what staff release and never falls below nothing; a release opens no unconfirmed account', () => {
    expect(limitOf({ released: 2_500_000 })).toBe(52_500_000);
    expect(limitOf({ released: -900_000_000 })).toBe(0);
    expect(limitOf({ released: 2_500_000, emailConfirmed: false })).toBe(0);
  });

  it('takes the place of counts for verified companies and dealers alone', () => {
    const replaced = (profile: number, account = verified) => exposureReplacesCounts({ ...account, profile });
    expect([4, 5, 6, 7].map((profile) => replaced(profile))).toEqual([true, true, false, false]);
    expect([4, 5].map((profile) => replaced(profile, confirmed))).toEqual([false, false]);
  });
});

describe('an amount beside what an account stands for', () => {
  it('may reach the limit and not pass it', () => {
    const at = (amount: number) => beyondLimit(confirmed, { used: 7_000_000, amount }, LIMITS);
    expect(at(1_000_000)).toBeNull();
    expect(at(1_000_001)).toEqual({ level: 1, limit: 8_000_000, used: 7_000_000, raisedBy: 'documents' });
  });

  it('is always beyond an account that has not confirmed its e-mail', () => {
    expect(beyondLimit(newcomer, { used: 0, amount: 0 }, LIMITS)).toMatchObject({
      level: 0,
      raisedBy: 'email',
    });
  });

  it('counts leading bids, proposals and unpaid purchases', () => {
    expect(exposureSum({ leading: 1, proposals: 20, unpaid: 300 })).toBe(321);
  });

  it('never lets a sum of granted amounts pass the limit, whatever is asked for and given back', () => {
    const action = fc.record({ amount: fc.integer({ min: 1, max: 60_000_000 }), back: fc.boolean() });
    const account = fc.record({
      profile: fc.constantFrom(4, 5, 6, 7),
      emailConfirmed: fc.boolean(),
      identityVerified: fc.boolean(),
      deposit: fc.integer({ min: 0, max: 9_000_000 }),
      released: fc.integer({ min: -20_000_000, max: 20_000_000 }),
    });
    fc.assert(
      fc.property(account, fc.array(action, { maxLength: 40 }), (given, actions) => {
        const limit = exposureLimit(given, LIMITS);
        const granted: number[] = [];
        for (const { amount, back } of actions) {
          if (back) granted.pop();
          const used = granted.reduce((sum, one) => sum + one, 0);
          const refused = beyondLimit(given, { used, amount }, LIMITS) !== null;
          expect(refused).toBe(used + amount > limit);
          if (!refused) granted.push(amount);
        }
        expect(granted.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('an amount that looks like a slip', () => {
  const suspicious = (amount: StatedAmount, more = {}) =>
    isSuspiciousAmount(amount, { level: 1, reference: 1_000_000, price: 400_000, ...more });

  it('is more than three times the larger of reference and price', () => {
    expect([suspicious(3_000_000), suspicious(3_000_001)]).toEqual([false, true]);
    expect([
      suspicious(6_000_000, { price: 2_000_000 }),
      suspicious(6_000_001, { price: 2_000_000 }),
    ]).toEqual([false, true]);
  });

  it('is judged below level 2 and where there is a reference only', () => {
    expect(([0, 1, 2, 3] as const).map((level) => suspicious(9_000_000, { level }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(suspicious(99_999_999_999, { reference: null })).toBe(false);
  });

  it('is no amount that is no number', () => {
    expect(suspicious('impossible')).toBe(false);
    expect(beyondLimit(confirmed, { used: 0, amount: 'impossible' }, LIMITS)).toBeNull();
  });
});
