import { describe, expect, it } from 'vitest';
import { decideBuyNow } from '../buy-now/decide-buy-now.ts';
import type { BuyNowFacts } from '../buy-now/decide-buy-now.ts';
import { decideSaleStep, nextSaleSteps } from './decide-sale-step.ts';
import type { SaleFacts } from './decide-sale-step.ts';
import { isSoldRecently } from './sold-recently.ts';

const sale: SaleFacts = { status: 'V', negotiationAt: null, cancelledAt: null, conditional: false };
const purchase: BuyNowFacts = {
  offerOpen: true,
  limitReached: false,
  price: 4_590_000,
  statedPrice: 4_590_000,
  bidding: { price: 1_000_000, hasBid: false },
};

describe('steps of a sale, S-11', () => {
  it.each([
    ['V', 'start-negotiation', 'V', 'negotiationAt'],
    ['V', 'await-credit', 'C', 'awaitingCreditAt'],
    ['V', 'skip-credit', 'L', 'awaitingWithdrawalAt'],
    ['C', 'release-credit', 'L', 'awaitingWithdrawalAt'],
    ['L', 'complete', 'X', 'completedAt'],
  ] as const)('moves %s by %s to %s and dates %s', (from, step, to, sets) => {
    expect(decideSaleStep({ ...sale, status: from }, step, 'staff')).toEqual({
      kind: 'moved',
      status: to,
      sets,
    });
  });
  it('refuses steps from elsewhere and by others', () => {
    expect(decideSaleStep(sale, 'complete', 'staff')).toEqual({ kind: 'refused', reason: 'not-from-here' });
    expect(decideSaleStep(sale, 'await-credit', 'buyer')).toEqual({ kind: 'refused', reason: 'not-yours' });
    expect(decideSaleStep({ ...sale, negotiationAt: 1 }, 'start-negotiation', 'staff')).toEqual({
      kind: 'refused',
      reason: 'already-done',
    });
  });
  it('re-opens a sale only after its cancellation, and then nothing else', () => {
    expect(decideSaleStep(sale, 'reopen', 'staff')).toEqual({ kind: 'refused', reason: 'not-cancelled' });
    expect(nextSaleSteps({ ...sale, cancelledAt: 5 }, 'staff')).toEqual(['reopen']);
    expect(nextSaleSteps({ ...sale, status: 'C', cancelledAt: 5 }, 'staff')).toEqual(['reopen']);
  });
  it('accepts a best bid only while it is conditional, rules 0.6', () => {
    const ended: SaleFacts = { ...sale, status: 'E' };
    expect(nextSaleSteps(ended, 'staff')).toEqual(['reopen']);
    expect(nextSaleSteps({ ...ended, conditional: true }, 'staff')).toEqual(['accept-conditional', 'reopen']);
  });
  it('is taken back when the buyer defaults, before it was paid, and goes on to a second chance, S-11', () => {
    for (const status of ['V', 'C'] as const) {
      expect(decideSaleStep({ ...sale, status }, 'default', 'staff')).toEqual({
        kind: 'moved',
        status: 'E',
        sets: null,
      });
    }
    expect(decideSaleStep({ ...sale, status: 'L' }, 'default', 'staff').kind).toBe('refused');
    expect(decideSaleStep({ ...sale, cancelledAt: 5 }, 'default', 'staff')).toEqual({
      kind: 'refused',
      reason: 'cancelled',
    });
    const ended: SaleFacts = { ...sale, status: 'E', cancelledAt: 5 };
    expect(nextSaleSteps(ended, 'buyer')).toEqual([]);
    expect(nextSaleSteps({ ...ended, secondChance: true }, 'buyer')).toEqual(['accept-second-chance']);
  });
  it('draws the next steps for each actor', () => {
    expect(nextSaleSteps(sale, 'staff')).toEqual([
      'default',
      'start-negotiation',
      'await-credit',
      'skip-credit',
    ]);
    expect(nextSaleSteps(sale, 'buyer')).toEqual([]);
    expect(nextSaleSteps({ ...sale, status: 'X' }, 'staff')).toEqual([]);
  });
});

describe('buying at once, S-06', () => {
  it('sells at the price of the profile', () => {
    expect(decideBuyNow(purchase)).toEqual({ kind: 'bought', price: 4_590_000 });
  });
  it.each([
    [{ offerOpen: false }, 406],
    [{ limitReached: true }, 206],
    [{ price: 0 }, 422],
    [{ statedPrice: null }, 422],
  ])('refuses with %o by status %i, BUYN-01 and BUYN-05', (change, status) => {
    expect(decideBuyNow({ ...purchase, ...change })).toMatchObject({ kind: 'refused', refusal: { status } });
  });
  it.each([0, -1])('refuses where the price is %i, whatever the buyer saw', (price) => {
    expect(decideBuyNow({ ...purchase, price, statedPrice: price })).toEqual({
      kind: 'refused',
      refusal: { status: 422, reason: 'not-for-direct-sale' },
    });
  });
  it('ends when bidding reaches its price, and names the bid, rules 0.29', () => {
    const at = (price: number, hasBid = true) => decideBuyNow({ ...purchase, bidding: { price, hasBid } });
    expect(at(4_589_999).kind).toBe('bought');
    for (const bid of [4_590_000, 5_000_000]) {
      expect(at(bid)).toEqual({
        kind: 'refused',
        refusal: { status: 409, reason: 'bidding-reached-price', bid },
      });
    }
    // An opening value is no bid.
    expect(at(4_590_000, false).kind).toBe('bought');
  });
  it('names the new price when it has changed, C-72', () => {
    expect(decideBuyNow({ ...purchase, statedPrice: 1 })).toEqual({
      kind: 'refused',
      refusal: { status: 422, reason: 'price-changed', price: 4_590_000 },
    });
  });
});

describe('sold within ten days, C-77', () => {
  const day = 86_400_000;
  it.each([
    [0, true],
    [10 * day, true],
    [10 * day + 1, false],
  ])('after %i ms: %s', (elapsed, expected) => {
    expect(isSoldRecently(1000, 1000 + elapsed)).toBe(expected);
  });
  it('is never so without a sale', () => {
    expect(isSoldRecently(null, 0)).toBe(false);
  });
});
