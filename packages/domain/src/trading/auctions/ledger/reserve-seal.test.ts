import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import type { LedgerType } from './ledger-entry.ts';
import { reserveSeal, reserveText, wasReserveReached } from './reserve-seal.ts';

const sha256Hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const reserve = { offerId: 7, value: 350_000, secret: 'abc' };

describe('the seal of a reserve, rules 0.6 and 0.9', () => {
  it('is the hash of offer, value and secret', () => {
    expect(reserveText(reserve)).toBe('7|reserva|350000|abc');
    expect(reserveSeal(reserve, sha256Hex)).toBe(sha256Hex('7|reserva|350000|abc'));
  });

  it.each([
    ['another offer', { offerId: 8 }],
    ['another value', { value: 350_001 }],
    ['another secret', { secret: 'abd' }],
  ])('is another one for %s', (_name, change) => {
    expect(reserveSeal({ ...reserve, ...change }, sha256Hex)).not.toBe(reserveSeal(reserve, sha256Hex));
  });

  it.each([
    ['no bid', [], false],
    ['a bid below it', [manual(1, 349_999)], false],
    ['a manual bid of exactly it', [manual(1, 350_000)], true],
    ['a maximum that covers it', [automatic(1, 350_000)], true],
    ['a beaten manual bid above it', [automatic(1, 400_000), manual(2, 360_000, 2000)], true],
  ])('may be opened after %s: %s', (_name, bids, reached) => {
    const { history } = play(anAuctionRule({ reserve: reserve.value }), bids);
    expect(wasReserveReached(reserve.value, history)).toBe(reached);
  });

  it('may be opened after a maximum or a bid of its value, not after any other line', () => {
    const maximum = (value: number) =>
      wasReserveReached(reserve.value, { entries: [], maxima: [{ bidderId: 1, value, at: 1 }] });
    expect([349_999, 350_000].map(maximum)).toEqual([false, true]);
    const line = (type: LedgerType) => {
      const entries = [{ seq: 1, at: 1, participant: 1, type, value: 350_000 }];
      return wasReserveReached(reserve.value, { entries, maxima: [] });
    };
    expect((['L', 'P', 'X', 'Z', 'F'] as const).map(line)).toEqual([true, true, false, false, false]);
  });
});
