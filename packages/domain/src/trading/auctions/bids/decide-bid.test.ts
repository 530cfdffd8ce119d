import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import { openAuction } from '../auction-state.ts';
import { decideBid } from './decide-bid.ts';
import type { BidDecision } from './decide-bid.ts';
import type { Bid } from './resolve-bid.ts';

const rule = anAuctionRule();

function after(...bids: Bid[]) {
  const { state, decisions } = play(rule, bids);
  return { state, last: decisions.at(-1), lines: lines(decisions.at(-1)) };
}

function lines(decision: BidDecision | undefined) {
  if (decision === undefined || decision.kind === 'refused') return [];
  return decision.entries.map((entry) => [entry.seq, entry.participant, entry.type, entry.value]);
}

function refusal(decision: BidDecision | undefined) {
  return decision?.kind === 'refused' ? decision.refusal : decision?.kind;
}

describe('manual bids, S-01', () => {
  it('takes a first bid equal to the opening value, C-61', () => {
    const { state, lines: written } = after(manual(1, 100_000));
    expect(state).toMatchObject({ price: 100_000, hasBid: true, sequence: 1, reserveMet: true });
    expect(state.leader).toEqual({ bidderId: 1, maximum: 100_000, since: 1000, automatic: false });
    expect(written).toEqual([[1, 1, 'L', 100_000]]);
  });
  it('refuses a first bid below the opening value, BIDS-03', () => {
    expect(refusal(after(manual(1, 99_999)).last)).toEqual({
      status: 422,
      reason: 'below-base',
      minimum: 100_000,
    });
  });
  it('takes any value above the price, without regard to the increments, C-64', () => {
    expect(after(manual(1, 100_000), manual(2, 100_100)).state.price).toBe(100_100);
  });
  it.each([100_000, 90_000])('answers 409 to %i when the price is 100000, C-61', (amount) => {
    const { last, state } = after(manual(1, 100_000), manual(2, amount));
    expect(refusal(last)).toEqual({ status: 409, reason: 'not-above-price', price: 100_000 });
    expect(state.leader?.bidderId).toBe(1);
  });
  it('answers 409 to a manual bid of the leader themselves, rules 0.19', () => {
    const { last } = after(manual(1, 100_000, 1), manual(1, 200_000, 600_000));
    expect(refusal(last)).toEqual({ status: 409, reason: 'own-leader', price: 100_000 });
  });
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'refuses %d as an amount',
    (amount) => {
      expect(refusal(after(manual(1, amount)).last)).toMatchObject({ status: 422, reason: 'invalid-amount' });
    },
  );
  it('refuses what is no amount in its place among the checks', () => {
    const { state } = after(manual(1, 100_000));
    const bid = { bidderId: 2, amount: 'impossible', automatic: false, at: 2 } as const;
    const context = { lastOwnBidAt: null, throttleMs: 0 };
    const refused = [false, true].map((limitReached) => decideBid(state, bid, { ...context, limitReached }));
    expect(refused.map(refusal)).toEqual([
      { status: 422, reason: 'invalid-amount' },
      { status: 206, reason: 'limit-reached' },
    ]);
  });
});

describe('automatic bids, S-02', () => {
  it('leaves the price at the opening value when nobody leads', () => {
    const { state, lines: written, last } = after(automatic(1, 500_000));
    expect(state.price).toBe(100_000);
    expect(state.leader).toEqual({ bidderId: 1, maximum: 500_000, since: 1000, automatic: true });
    expect(written).toEqual([[1, 1, 'P', 100_000]]);
    expect(last).toMatchObject({ kind: 'accepted', maximum: { bidderId: 1, value: 500_000, at: 1000 } });
  });
  it('refuses a maximum below the opening value, C-74', () => {
    expect(refusal(after(automatic(1, 99_999)).last)).toMatchObject({ status: 422, reason: 'below-base' });
  });
  it('answers a lower challenge with one increment more and records both, rules 0.19', () => {
    const { state, last, lines: written } = after(automatic(1, 500_000), manual(2, 200_000));
    expect(last?.kind).toBe('beaten');
    expect(state).toMatchObject({ price: 210_000, leader: { bidderId: 1, maximum: 500_000, since: 1000 } });
    expect(written).toEqual([
      [2, 2, 'L', 200_000],
      [3, 1, 'P', 210_000],
    ]);
  });
  it('answers a lower automatic challenge at its whole maximum', () => {
    const { state, lines: written } = after(automatic(1, 500_000), automatic(2, 300_000));
    expect(state.price).toBe(310_000);
    expect(written.map(([, , type]) => type)).toEqual(['P', 'P']);
  });
  it('never answers above the own maximum', () => {
    expect(after(automatic(1, 500_000), manual(2, 495_000)).state.price).toBe(500_000);
  });
  it('gives a tie to the earlier maximum', () => {
    const { state, last } = after(automatic(1, 500_000), automatic(2, 500_000));
    expect(last?.kind).toBe('beaten');
    expect(state).toMatchObject({ price: 500_000, leader: { bidderId: 1 } });
  });
  it('takes the lead one increment above the beaten maximum', () => {
    const { state, lines: written } = after(automatic(1, 500_000), automatic(2, 900_000));
    expect(state).toMatchObject({ price: 510_000, leader: { bidderId: 2, maximum: 900_000 } });
    expect(written).toEqual([[2, 2, 'P', 510_000]]);
  });
  it('takes the lead below a full increment when its maximum ends there', () => {
    expect(after(automatic(1, 500_000), automatic(2, 505_000)).state.price).toBe(505_000);
  });
  it('counts a manual bid above the maximum at exactly its value, rules 0.5', () => {
    expect(after(automatic(1, 500_000), manual(2, 800_000)).state.price).toBe(800_000);
  });
  it('beats a manual leader by one increment', () => {
    expect(after(manual(1, 200_000), automatic(2, 900_000)).state.price).toBe(210_000);
  });
  it('answers 409 and records nothing when a maximum equals the price', () => {
    const { last } = after(manual(1, 200_000), automatic(2, 200_000));
    expect(refusal(last)).toEqual({ status: 409, reason: 'not-above-price', price: 200_000 });
  });
});

describe('raising the own maximum, rules 0.5 and 0.19', () => {
  it('moves neither price nor end and writes no public line', () => {
    const first = play(rule, [automatic(1, 500_000)]);
    const decision = decideBid(first.state, automatic(1, 700_000, 3_590_000), aFreeContext());
    expect(decision).toMatchObject({ kind: 'accepted', raisedOnly: true, entries: [], extended: false });
    expect(decision).toMatchObject({ state: { price: 100_000, end: 3_600_000, sequence: 1 } });
    expect(decision).toMatchObject({ maximum: { bidderId: 1, value: 700_000, at: 3_590_000 } });
  });
  it('gives the maximum the time of the raise', () => {
    expect(after(automatic(1, 500_000, 1), automatic(1, 700_000, 50)).state.leader?.since).toBe(50);
  });
  it('makes an automatic leader of a manual one', () => {
    const { state } = after(manual(1, 200_000), automatic(1, 500_000), manual(2, 300_000));
    expect(state).toMatchObject({ price: 310_000, leader: { bidderId: 1, automatic: true } });
  });
  it.each([500_000, 400_000])('refuses %i when the maximum is 500000', (amount) => {
    expect(refusal(after(automatic(1, 500_000), automatic(1, amount)).last)).toEqual({
      status: 422,
      reason: 'not-above-own-maximum',
      maximum: 500_000,
    });
  });
  it('is free of throttle and limit', () => {
    const first = play(rule, [automatic(1, 500_000)]);
    const context = aFreeContext({ lastOwnBidAt: 1000, limitReached: true });
    expect(decideBid(first.state, automatic(1, 600_000, 2000), context).kind).toBe('accepted');
  });
});

describe('order of recorded instants', () => {
  it('moves on by a millisecond when the clock stands still or jumps back', () => {
    const { decisions } = play(rule, [
      manual(1, 100_000, 500),
      manual(2, 110_000, 500),
      manual(1, 120_000, 3),
    ]);
    expect(decisions.map((decision) => (decision.kind === 'refused' ? null : decision.at))).toEqual([
      500, 501, 502,
    ]);
  });
  it('leaves the given state as it was', () => {
    const state = openAuction(rule);
    decideBid(state, automatic(1, 500_000), aFreeContext());
    expect(state).toEqual(openAuction(rule));
  });
});
