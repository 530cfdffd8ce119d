import { describe, expect, it } from 'vitest';
import { anAuctionRule, automatic, play } from '../auction.builder.ts';
import { openAuction } from '../auction-state.ts';
import { bandIncrements, chooseBands } from './increment-bands.ts';
import { automaticIncrement, nextBid, quickIncrements, usableIncrements } from './increments.ts';
import { bindingStep, minimumNextBid } from './minimum-bid.ts';
import { isSuspiciouslyHigh } from './suspicious-bid.ts';

describe('quick increments', () => {
  it('shows the four smallest ascending, DETL-03', () => {
    const buttons = quickIncrements(100_000, [60_000, 10_000, 50_000, 20_000, 40_000, 30_000]);
    expect(buttons.map((button) => button.increment)).toEqual([10_000, 20_000, 30_000, 40_000]);
  });
  it('falls back to 100, 200, 300, 400 reais, DETL-03', () => {
    expect(quickIncrements(0, []).map((button) => button.amount)).toEqual([10_000, 20_000, 30_000, 40_000]);
  });
  it('rounds the sum up to whole reais, DETL-04', () => {
    expect(quickIncrements(100_050, [10_000])).toEqual([{ increment: 10_000, amount: 110_100 }]);
    expect(quickIncrements(100_000, [10_000])[0]?.amount).toBe(110_000);
  });
  it('leaves out what adds nothing', () => {
    expect(quickIncrements(0, [0, -100, 10_000])).toEqual([{ increment: 10_000, amount: 10_000 }]);
  });
  it('bids at one tap the opening value, and afterwards the smallest increment more', () => {
    expect(nextBid({ price: 100_050, hasBid: false }, [10_000])).toBe(100_050);
    expect(nextBid({ price: 100_050, hasBid: true }, [20_000, 10_000])).toBe(110_100);
    expect(nextBid({ price: 100_000, hasBid: true }, [])).toBe(110_000);
  });
});

describe('increments', () => {
  it.each([0, 2_000_001, 6_105_000, 50_000_001, 900_000_000])(
    'are 100, 200, 300, 400 reais at %i where nobody has set any, DETL-03',
    (price) => {
      const bands = chooseBands([], { partnerId: 3, categoryCode: 2 });
      expect(bandIncrements(price, bands)).toEqual([10_000, 20_000, 30_000, 40_000]);
    },
  );
  it('are usable from a binding step on, and its multiples where all of them are smaller', () => {
    expect(usableIncrements([5000, 10_000, 20_000], 10_000)).toEqual([10_000, 20_000]);
    expect(usableIncrements([5000], 10_000)).toEqual([10_000, 20_000, 30_000, 40_000]);
    expect(usableIncrements([5000], 0)).toEqual([5000]);
    expect(usableIncrements([], 0)).toEqual([]);
  });
  it('takes the own automatic increment, else the smallest one, else 100 reais, S-02', () => {
    expect(automaticIncrement(25_000, [10_000])).toBe(25_000);
    expect(automaticIncrement(null, [30_000, 20_000])).toBe(20_000);
    expect(automaticIncrement(null, [])).toBe(10_000);
    expect([0, -1].map((own) => automaticIncrement(own, [20_000]))).toEqual([20_000, 20_000]);
    expect(automaticIncrement(null, [0, -100, 30_000])).toBe(30_000);
  });
});

describe('least amounts', () => {
  it('is the opening value first and anything above the price afterwards, C-61', () => {
    expect(minimumNextBid(openAuction(anAuctionRule()))).toBe(100_000);
    const { state } = play(anAuctionRule(), [automatic(1, 500_000)]);
    expect(minimumNextBid(state)).toBe(100_001);
  });
  it('is a whole step above the price where steps bind, and still the opening value first', () => {
    const rule = anAuctionRule({ minimumStep: 'increment' });
    expect(minimumNextBid(openAuction(rule))).toBe(100_000);
    expect(minimumNextBid(play(rule, [automatic(1, 500_000)]).state)).toBe(110_000);
    expect([bindingStep(rule), bindingStep(anAuctionRule())]).toEqual([10_000, 0]);
  });
});

describe('far too high a bid', () => {
  const cheap = { price: 100_000, hasBid: false, increment: 10_000 };
  const expensive = { price: 10_000_000, hasBid: true, increment: 30_000 };
  it('asks once more when a digit too many was typed', () => {
    expect(isSuspiciouslyHigh(cheap, 1_000_000)).toBe(true);
    expect(isSuspiciouslyHigh(expensive, 100_300_000)).toBe(true);
  });
  it('does not ask within twenty increments or half as much again', () => {
    expect(isSuspiciouslyHigh(cheap, 300_000)).toBe(false);
    expect(isSuspiciouslyHigh(expensive, 14_000_000)).toBe(false);
    const first = { price: 10_000_000, hasBid: false, increment: 30_000 };
    expect([15_000_000, 15_000_001].map((amount) => isSuspiciouslyHigh(first, amount))).toEqual([
      false,
      true,
    ]);
  });
});
