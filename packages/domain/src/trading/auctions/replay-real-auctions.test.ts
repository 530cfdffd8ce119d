import { describe, expect, it } from 'vitest';
import { ebayStep, proxyAuctions } from '../../testing-support/real-auctions.ts';
import { hasReferenceData } from '../../testing-support/reference-data.ts';
import { replayAuction } from '../../testing-support/replay-auction.ts';
import {
  carFigures,
  proxyFigures,
  visibleFigures,
  windowFigures,
} from '../../testing-support/replay-figures.ts';
import type { Figure } from '../../testing-support/replay-figures.ts';

const counts = (figures: readonly Figure[]) => figures.map(({ count, of }) => `${count} of ${of}`);
const INCREMENT = 100;

describe.skipIf(!hasReferenceData('leiloes/ebay_proxy_lances.csv'))('real auctions, rules 0.5', () => {
  it('with secret maxima end with the recorded winner, nearly all at the recorded price', () => {
    const [winner, price, higher, lower, reserve, , refused] = counts(proxyFigures());
    expect(winner).toBe('322 of 322');
    expect(price).toBe('301 of 322');
    expect([higher, lower]).toEqual(['20 of 322', '1 of 322']);
    expect(reserve).toBe('20 of 21');
    expect(refused).toBe('30 of 30');
  });

  it('end one increment above the second maximum at most, whatever the step', () => {
    for (const auction of proxyAuctions()) {
      const { state, winner } = replayAuction(auction, {
        step: () => INCREMENT,
        automatic: true,
        everyBid: false,
      });
      const others = auction.bids.filter(({ who, leftOut }) => who !== winner && leftOut === '');
      const second = Math.max(auction.base, ...others.map(({ amount }) => amount));
      expect([auction.id, winner]).toEqual([auction.id, auction.winner]);
      expect(state.price).toBeGreaterThanOrEqual(second);
      expect(state.price).toBeLessThanOrEqual(second + INCREMENT);
    }
  });

  it('would have been extended by late bids for less than three minutes, rules 0.3', () => {
    const [late, , moves, extended, , most] = windowFigures();
    expect(late?.count).toBe(257);
    expect(moves?.count).toBeGreaterThan(250);
    expect(extended?.count).toBe(138);
    expect(most?.count).toBeLessThanOrEqual(180);
  });

  it('with visible bids are followed bid by bid', () => {
    const [winner, both, taken] = visibleFigures();
    expect([winner?.count, both?.count, taken?.count]).toEqual([winner?.of, both?.of, taken?.of]);
    expect(taken?.of).toBe(5210);
  });

  it('of cars end at the recorded bid, and below a reserve where it was not met, rules 0.6', () => {
    expect(carFigures().map(({ of }) => of)).toEqual([685, 3, 109, 19_336]);
    for (const { what, count, of } of carFigures()) expect([what, count]).toEqual([what, of]);
  });

  it('take the step of the lower maximum', () => {
    expect([99, 100, 2499, 2500, 499_999, 500_000].map(ebayStep)).toEqual([5, 25, 50, 100, 5000, 10_000]);
  });
});
