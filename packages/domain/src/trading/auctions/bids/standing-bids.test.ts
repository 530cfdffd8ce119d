import { describe, expect, it } from 'vitest';
import type { LedgerEntry, LedgerType } from '../ledger/ledger-entry.ts';
import { bidsInOrder, standingHistory, struckLines } from './standing-bids.ts';

const line = (seq: number, type: LedgerType, participant: number | null, value = 150_000): LedgerEntry => ({
  seq,
  at: seq * 1000,
  participant,
  type,
  value,
});
const standing = (...entries: LedgerEntry[]) =>
  standingHistory({ entries, maxima: [] }, 2).entries.map(({ seq }) => seq);
const struck = (...entries: LedgerEntry[]) => [...struckLines(entries)];

describe('what stands of a ledger, rules 0.9', () => {
  it('is everything while nothing was annulled, whatever an end names', () => {
    const entries = [line(1, 'L', 1, 100_000), line(2, 'L', 2), line(3, 'X', null), line(4, 'F', 2)];
    expect(standing(...entries)).toEqual([1, 2, 3, 4]);
    expect(struck(...entries)).toEqual([]);
  });

  it('is what it was when an annulment finds no bid', () => {
    const entries = [line(1, 'L', 1), line(2, 'Z', 2), line(3, 'Z', 1, 1)];
    expect(standing(...entries)).toEqual([1, 2, 3]);
    expect(struck(...entries)).toEqual([]);
  });

  it('keeps a bid that was placed again after its annulment', () => {
    const entries = [line(1, 'L', 1, 100_000), line(2, 'L', 2), line(3, 'Z', 2), line(4, 'L', 2)];
    expect(standing(...entries)).toEqual([1, 3, 4]);
    expect(struck(...entries)).toEqual([[3, 2]]);
  });

  it('loses the latest of two like bids first, and then the other', () => {
    const entries = [line(1, 'L', 2), line(2, 'L', 2), line(3, 'Z', 2), line(4, 'Z', 2)];
    expect(standing(...entries)).toEqual([3, 4]);
    expect(struck(...entries)).toEqual([
      [3, 2],
      [4, 1],
    ]);
  });
});

describe('the bids of a history', () => {
  it('are its manual lines and its maxima by time, but no line without a bidder', () => {
    const entries = [line(1, 'L', 1, 100_000), line(3, 'P', 2, 110_000), line(4, 'L', null)];
    const maxima = [{ bidderId: 2, value: 500_000, at: 900 }];
    expect(bidsInOrder({ entries, maxima })).toEqual([
      { bidderId: 2, amount: 500_000, automatic: true, at: 900 },
      { bidderId: 1, amount: 100_000, automatic: false, at: 1000 },
    ]);
  });
});
