import { describe, expect, it } from 'vitest';
import { decideReceiptChange, decideReferenceChange, receiptProblem, type ReceiptFacts } from './receipt.ts';

const transfer: ReceiptFacts = { source: 'transfer', state: 'counted', recordedBy: 1 };
const pix: ReceiptFacts = { source: 'pix', state: 'counted', recordedBy: null };

describe('a receipt', () => {
  it('is taken back by another user than who recorded it', () => {
    expect(decideReceiptChange(transfer, 'undo', 2)).toBe('allowed');
    expect(decideReceiptChange({ ...transfer, state: 'waiting' }, 'undo', 2)).toBe('allowed');
    expect(decideReceiptChange(transfer, 'undo', 1)).toBe('own');
  });

  it('of the bank or of before the book is never taken back, in whatever state', () => {
    expect(decideReceiptChange(pix, 'undo', 2)).toBe('no-recording');
    expect(decideReceiptChange({ ...pix, state: 'waiting' }, 'undo', 2)).toBe('no-recording');
    expect(decideReceiptChange({ ...pix, source: 'opening' }, 'undo', 2)).toBe('no-recording');
    expect(decideReceiptChange({ ...pix, recordedBy: 1 }, 'undo', 2)).toBe('no-recording');
  });

  it('is decided on while it waits, by another user', () => {
    for (const change of ['accept', 'returned'] as const) {
      expect(decideReceiptChange({ ...transfer, state: 'waiting' }, change, 2)).toBe('allowed');
      expect(decideReceiptChange({ ...transfer, state: 'waiting' }, change, 1)).toBe('own');
      expect(decideReceiptChange({ ...pix, state: 'waiting' }, change, 1)).toBe('allowed');
      expect(decideReceiptChange(transfer, change, 2)).toBe('decided');
    }
  });

  it.each(['returned', 'reversed'] as const)('that was %s stays so', (state) => {
    for (const change of ['undo', 'accept', 'returned'] as const)
      expect(decideReceiptChange({ ...transfer, state }, change, 2)).toBe('decided');
  });
});

it('an amount that is none or too much, and a day to come, are problems', () => {
  const today = '2026-11-28';
  expect(receiptProblem({ amount: 1, day: today }, today)).toBeNull();
  for (const amount of [null, 0, -1, 10_000_000_001])
    expect(receiptProblem({ amount, day: today }, today)).toBe('amount');
  expect(receiptProblem({ amount: 1, day: '2026-11-29' }, today)).toBe('day');
});

it('the reference of a transfer that was recorded by hand is corrected, and no other', () => {
  const byHand = { source: 'transfer', state: 'counted', recordedBy: 1 } as const;
  expect(decideReferenceChange(byHand, false)).toBe('allowed');
  expect(decideReferenceChange({ ...byHand, state: 'waiting' }, false)).toBe('allowed');
  expect(decideReferenceChange(byHand, true)).toBe('of-movement');
  expect(decideReferenceChange({ ...byHand, source: 'cash' }, false)).toBe('no-recording');
  expect(decideReferenceChange({ ...byHand, source: 'pix' }, false)).toBe('no-recording');
  expect(decideReferenceChange({ ...byHand, recordedBy: null }, false)).toBe('no-recording');
  expect(decideReferenceChange({ ...byHand, state: 'reversed' }, false)).toBe('decided');
  expect(decideReferenceChange({ ...byHand, state: 'returned' }, false)).toBe('decided');
});
