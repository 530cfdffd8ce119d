import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import { openAuction } from '../auction-state.ts';
import { decideBid } from '../bids/decide-bid.ts';

const rule = anAuctionRule({ reserve: 400_000 });

describe('reserve, rules 0.6', () => {
  it('is not met before the first bid and met at once without a reserve', () => {
    expect(openAuction(rule).reserveMet).toBe(false);
    expect(openAuction(anAuctionRule()).reserveMet).toBe(true);
    expect(openAuction(anAuctionRule({ reserve: 0 })).reserveMet).toBe(true);
  });
  it('lifts the price to the reserve when a first maximum covers it', () => {
    const { state, history } = play(rule, [automatic(1, 500_000)]);
    expect(state).toMatchObject({ price: 400_000, reserveMet: true });
    expect(history.entries).toMatchObject([{ type: 'P', value: 400_000, participant: 1 }]);
  });
  it('leaves the price below when the maximum does not cover it', () => {
    const { state } = play(rule, [automatic(1, 399_999)]);
    expect(state).toMatchObject({ price: 100_000, reserveMet: false });
  });
  it('lifts the price when the leader raises their maximum over it, with a public line and an extension', () => {
    const { state } = play(rule, [automatic(1, 300_000)]);
    const raised = decideBid(state, automatic(1, 450_000, 3_590_000), aFreeContext());
    expect(raised).toMatchObject({
      kind: 'accepted',
      raisedOnly: true,
      extended: true,
      state: { price: 400_000, reserveMet: true },
      entries: [{ type: 'P', participant: 1, value: 400_000 }, { type: 'X' }],
    });
  });
  it('lifts the price when a challenger whose maximum covers it takes the lead', () => {
    const { state } = play(rule, [automatic(1, 200_000), automatic(2, 500_000)]);
    expect(state).toMatchObject({ price: 400_000, leader: { bidderId: 2 } });
  });
  it('is met by a manual bid at its value', () => {
    expect(play(rule, [manual(1, 400_000)]).state).toMatchObject({ price: 400_000, reserveMet: true });
    expect(play(rule, [manual(1, 399_900)]).state.reserveMet).toBe(false);
  });
});
