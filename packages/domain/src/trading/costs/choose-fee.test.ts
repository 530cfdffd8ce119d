import { describe, expect, it } from 'vitest';
import { chooseFee, type SetFee } from './choose-fee.ts';

const fallback = { basisPoints: 0, minimum: 0, fixed: 0 };
const fee = (basisPoints: number, given: Partial<SetFee> = {}): SetFee => ({
  offerCode: null,
  partnerId: null,
  categoryCode: null,
  fee: { ...fallback, basisPoints },
  validFrom: 0,
  ...given,
});
const offer = { code: 100, partnerId: 7, categoryCodes: [1, 1], publishedAt: 50 };
const chosen = (fees: readonly SetFee[], given = {}) =>
  chooseFee(fees, { ...offer, ...given }, fallback).basisPoints;

describe('the fee of an offer, S-17', () => {
  it('is its own, then its store’s, then its category’s, then the house’s, then the setting', () => {
    const fees = [
      fee(1),
      fee(2, { categoryCode: 1 }),
      fee(3, { partnerId: 7 }),
      fee(4, { partnerId: 7, categoryCode: 1 }),
      fee(5, { offerCode: 100 }),
    ];
    for (let length = 0; length <= fees.length; length++) {
      expect(chosen(fees.slice(0, length))).toBe(length);
      expect(chosen(fees.slice(0, length).toReversed())).toBe(length);
    }
  });

  it('is the one that held when the offer was published: a later change reaches no open offer', () => {
    const fees = [fee(1), fee(2, { validFrom: 50 }), fee(3, { validFrom: 51 })];
    expect(chosen(fees)).toBe(2);
    expect(chosen(fees, { publishedAt: 49 })).toBe(1);
    expect(chosen(fees, { publishedAt: 51 })).toBe(3);
  });

  it('is never that of another offer, store or category, nor of one category for a mixed lot', () => {
    const others = [fee(1, { offerCode: 101 }), fee(2, { partnerId: 8 }), fee(3, { categoryCode: 2 })];
    expect(chosen(others)).toBe(0);
    expect(chosen([fee(4, { categoryCode: 1 })], { categoryCodes: [1, 2] })).toBe(0);
  });
});
