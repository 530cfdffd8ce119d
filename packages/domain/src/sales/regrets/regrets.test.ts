import { describe, expect, it } from 'vitest';
import { saoPauloMidnight } from '../../time/sao-paulo.ts';
import {
  decideRegret,
  isConsumerDeal,
  regretEnd,
  regretTerm,
  type RegrettablePurchase,
} from './decide-regret.ts';
import { isProved, regretLimitEnd, regretsAskForProof } from './regret-limit.ts';
import { regretProtocol } from './regret-protocol.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const midnight = saoPauloMidnight(2026, 11, 2);
const delivered = midnight + 15 * HOUR;

const purchase: RegrettablePurchase = {
  origin: 'bid',
  deliveredAt: null,
  cancelledAt: null,
  isConsumerDeal: true,
};

describe('who may regret, rule 0.27', () => {
  it.each([
    [7, null, null, true],
    [6, null, null, true],
    [4, null, null, false],
    [5, 9, null, false],
    [7, 9, '52998224725', true],
    [7, null, '12ABC34501DE35', true],
    [7, null, '52998224725', false],
  ])('profile %i from store %s and owner %s: %s', (buyerProfile, partnerId, ownerDocument, may) => {
    expect(isConsumerDeal({ buyerProfile, partnerId, ownerDocument })).toBe(may);
  });
});

describe('the term of a regret', () => {
  it('ends with the seventh day after the handing over, whatever its hour', () => {
    for (const hour of [0, 15, 23]) {
      expect(regretEnd(midnight + hour * HOUR)).toBe(midnight + 8 * DAY - 1);
      expect(regretEnd(midnight + hour * HOUR) - (midnight + hour * HOUR)).toBeGreaterThanOrEqual(
        7 * DAY - 1,
      );
    }
  });

  it('has not begun before the handing over', () => {
    expect(regretTerm(purchase, 'all', midnight + 300 * DAY)).toEqual({ until: null });
  });

  it('is over a millisecond later', () => {
    const handed = { ...purchase, deliveredAt: delivered };
    const end = regretEnd(delivered);
    expect(decideRegret(handed, 'all', end)).toEqual({ kind: 'regretted' });
    expect(regretTerm(handed, 'all', end)).toEqual({ until: end });
    expect(decideRegret(handed, 'all', end + 1)).toEqual({ kind: 'refused', reason: 'term-over' });
    expect(regretTerm(handed, 'all', end + 1)).toBeNull();
  });
});

describe('what may be regretted', () => {
  it.each(['buy', 'bid', 'proposal'] as const)(
    'is a deal of origin %s, or immediate ones alone',
    (origin) => {
      expect(decideRegret({ ...purchase, origin }, 'all', delivered)).toEqual({ kind: 'regretted' });
      expect(decideRegret({ ...purchase, origin }, 'buy-now', delivered)).toEqual(
        origin === 'buy' ? { kind: 'regretted' } : { kind: 'refused', reason: 'not-this-kind' },
      );
    },
  );

  it('is nothing that was undone already, and nothing of a business', () => {
    const refused = (changes: Partial<RegrettablePurchase>) =>
      decideRegret({ ...purchase, ...changes }, 'all', delivered);
    expect(refused({ cancelledAt: 1 })).toEqual({ kind: 'refused', reason: 'already-cancelled' });
    expect(refused({ isConsumerDeal: false })).toEqual({ kind: 'refused', reason: 'not-a-consumer' });
  });
});

describe('two regrets in twelve months', () => {
  it('ask for proof until the earlier of the latest two is twelve months old', () => {
    const end = saoPauloMidnight(2027, 11, 2);
    expect(regretLimitEnd(null, delivered)).toBeNull();
    expect(regretLimitEnd(midnight, end - 1)).toBe(end);
    expect(regretLimitEnd(midnight, end)).toBeNull();
    expect(regretsAskForProof([midnight], delivered)).toBeNull();
    expect(regretsAskForProof([midnight, delivered], delivered)).toBe(end);
    expect(regretsAskForProof([delivered, midnight - 400 * DAY, midnight], delivered)).toBe(end);
    expect(regretsAskForProof([delivered, midnight - 400 * DAY], delivered)).toBeNull();
  });
});

describe('what regrets ask for', () => {
  it('is a verified identity or a deposit', () => {
    expect(isProved({ identityVerified: false, deposit: 0 })).toBe(false);
    expect(isProved({ identityVerified: true, deposit: 0 })).toBe(true);
    expect(isProved({ identityVerified: false, deposit: 1 })).toBe(true);
  });
});

describe('the protocol', () => {
  it('names the year in São Paulo and the regret, with a check digit', () => {
    expect(regretProtocol(123, saoPauloMidnight(2027, 1, 1) - 1)).toMatch(/^ARR-2026-000123-\d$/u);
    expect(regretProtocol(123, saoPauloMidnight(2027, 1, 1))).toMatch(/^ARR-2027-000123-\d$/u);
  });
});
