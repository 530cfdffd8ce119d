import { describe, expect, it } from 'vitest';
import { EMPTY, addEntries } from '../book/book-account.ts';
import { postBankRefund, postCharge, postReceipt, type Posted } from '../book/postings.ts';
import {
  coveredNow,
  decideRefundCheck,
  nextRefundPart,
  refundStateAfter,
  returnsBehind,
} from './bank-refund.ts';

it('how a refund ended is not overwritten by an older answer, but by another end', () => {
  expect(refundStateAfter(null, 'processing')).toBe('processing');
  expect(refundStateAfter('processing', 'done')).toBe('done');
  expect(refundStateAfter('done', 'processing')).toBe('done');
  expect(refundStateAfter('failed', 'processing')).toBe('failed');
  expect(refundStateAfter('done', 'failed')).toBe('failed');
  expect(refundStateAfter('failed', 'done')).toBe('done');
});

it('finance sees to a refund once, when it was made and all of it is in the book', () => {
  const done = { state: 'done', open: 0, checked: false } as const;
  expect(decideRefundCheck(done)).toBe('allowed');
  expect(decideRefundCheck({ ...done, open: 1 })).toBe('open');
  expect(decideRefundCheck({ ...done, checked: true })).toBe('checked');
  expect(decideRefundCheck({ ...done, state: 'processing' })).toBe('not-done');
  expect(decideRefundCheck({ ...done, state: 'failed' })).toBe('not-done');
});

it('a refund is taken from the first place that has anything, up to what it has', () => {
  const places = [
    { at: 'a', amount: 0 },
    { at: 'b', amount: 30 },
    { at: 'c', amount: 90 },
  ];
  expect(nextRefundPart(places, 50)).toEqual({ at: 'b', amount: 30 });
  expect(nextRefundPart(places.slice(2), 50)).toEqual({ at: 'c', amount: 50 });
  expect([nextRefundPart([], 50), nextRefundPart(places, 0)]).toEqual([null, null]);
});

it('what was recorded stands for one refund alone', () => {
  expect([coveredNow(50, 70, 0), coveredNow(50, 70, 50), coveredNow(50, 0, 0)]).toEqual([50, 20, 0]);
});

it('a refund takes what is owed back, then what was paid, and what is above that the buyer owes', () => {
  const charge: { creditor: 'store'; balances: Posted['balances']; cancelled: boolean } = {
    creditor: 'store',
    balances: EMPTY,
    cancelled: false,
  };
  const post = (entries: readonly { account: keyof typeof EMPTY; amount: number }[]) => {
    charge.balances = addEntries(charge.balances, entries);
  };
  post(postCharge('store', 100));
  post(postReceipt(charge, 130));
  post(postBankRefund(charge, 50));
  expect(charge.balances).toMatchObject({
    receivable: 20,
    user: 0,
    store: -20,
    'third-party': -80,
    'house-bank': 80,
  });
  post(postBankRefund(charge, 90));
  expect(charge.balances).toMatchObject({ receivable: 100, user: 10, 'third-party': 0, 'house-bank': -10 });
  // What comes then settles that first.
  post(postReceipt(charge, 60));
  expect(charge.balances).toMatchObject({ receivable: 50, user: 0, 'house-bank': 50 });
});

describe('what the bank gave back, and why a charge is open', () => {
  const returns = [
    { amount: 50_000, at: 1 },
    { amount: 30_000, at: 2 },
  ];

  it('is all of it while nothing was paid again', () => {
    expect(returnsBehind(80_000, returns)).toEqual(returns);
    expect(returnsBehind(1_200_000, returns)).toEqual(returns);
  });

  it('is the last of it, and no more than is open', () => {
    expect(returnsBehind(30_000, returns)).toEqual(returns.slice(1));
    expect(returnsBehind(10_000, returns)).toEqual([{ amount: 10_000, at: 2 }]);
    expect(returnsBehind(40_000, returns)).toEqual([{ amount: 10_000, at: 1 }, returns[1]]);
  });

  it('is none of it once all is paid', () => {
    expect(returnsBehind(0, returns)).toEqual([]);
  });
});
