import { describe, expect, it } from 'vitest';
import { automatic, manual } from '../auction.builder.ts';
import { resolveBid } from './resolve-bid.ts';
import type { Standing } from './resolve-bid.ts';

/** Bidder 1 leads at 200000 by hand, since instant 10. */
const standing: Standing = {
  price: 200_000,
  increment: 10_000,
  reserve: null,
  leader: { bidderId: 1, maximum: 300_000, since: 10, automatic: false },
};
const leaderAfter = (amount: number) => resolveBid(standing, automatic(1, amount, 20)).leader;

describe('a bid of the leader that meets its author again because the bid between was annulled', () => {
  it('gives the maximum its own time only when it grows', () => {
    expect(leaderAfter(300_001)).toMatchObject({ maximum: 300_001, since: 20 });
    expect(leaderAfter(300_000)).toMatchObject({ maximum: 300_000, since: 10 });
    expect(leaderAfter(250_000)).toMatchObject({ maximum: 300_000, since: 10 });
  });

  it('leaves a manual leader manual when it is manual itself, and sets its price', () => {
    const raised = resolveBid(standing, manual(1, 310_000, 20));
    expect(raised).toMatchObject({ outcome: 'raised', price: 310_000, leader: { automatic: false } });
    expect(raised.visible).toEqual([{ participant: 1, type: 'L', value: 310_000 }]);
    expect(leaderAfter(310_000).automatic).toBe(true);
  });

  it('keeps an automatic leader automatic', () => {
    const automatically = { bidderId: 1, maximum: 300_000, since: 10, automatic: true };
    const raised = resolveBid({ ...standing, leader: automatically }, manual(1, 310_000, 20));
    expect(raised.leader.automatic).toBe(true);
  });
});
