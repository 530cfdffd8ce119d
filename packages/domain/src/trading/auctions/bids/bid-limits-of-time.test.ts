import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import type { AuctionState } from '../auction-state.ts';
import { decideBid } from './decide-bid.ts';
import type { Bid } from './resolve-bid.ts';
import { extendedEnd, inClosingWindow } from '../ends/soft-close.ts';
import { tooSoon } from './throttle.ts';

const END = 3_600_000;
const MINUTE = 60_000;
const rule = anAuctionRule();

function led(...bids: Bid[]): AuctionState {
  return play(rule, bids).state;
}

function endAfter(state: AuctionState, bid: Bid): number | string {
  const decision = decideBid(state, bid, aFreeContext());
  return decision.kind === 'refused' ? decision.refusal.reason : decision.state.end;
}

describe('the end of the auction, C-68 and C-71', () => {
  it.each([END, END + 1])('refuses a bid at %i with 406', (at) => {
    expect(endAfter(led(), manual(1, 100_000, at))).toBe('offer-closed');
  });
  it('takes a bid in the last millisecond', () => {
    expect(endAfter(led(), manual(1, 100_000, END - 1))).toBe(END - 1 + 3 * MINUTE);
  });
  it('refuses a bid on an offer that is not active', () => {
    expect(endAfter({ ...led(), status: 'V' }, manual(1, 100_000))).toBe('offer-closed');
  });
});

describe('soft close, rules 0.3', () => {
  it('does not move the end before the window', () => {
    expect(endAfter(led(), manual(1, 100_000, END - 3 * MINUTE))).toBe(END);
  });
  it('moves the end to now plus the window and writes an extension line', () => {
    const decision = decideBid(led(), manual(1, 100_000, END - MINUTE), aFreeContext());
    expect(decision).toMatchObject({
      kind: 'accepted',
      extended: true,
      state: { end: END + 2 * MINUTE, sequence: 2 },
    });
    expect(decision).toMatchObject({
      entries: [
        { seq: 1, type: 'L' },
        { seq: 2, type: 'X', participant: null, value: 100_000 },
      ],
    });
  });
  it('moves the end when an automatic answer changes the price', () => {
    expect(endAfter(led(automatic(1, 900_000)), manual(2, 200_000, END - MINUTE))).toBe(END + 2 * MINUTE);
  });
  it('does not move the end for a refused bid', () => {
    const state = led(manual(1, 200_000));
    expect(endAfter(state, manual(2, 200_000, END - MINUTE))).toBe('not-above-price');
    expect(state.end).toBe(END);
  });
  it('does not move the end for a leader who only raises their maximum', () => {
    expect(endAfter(led(automatic(1, 500_000)), automatic(1, 600_000, END - 1))).toBe(END);
  });
  it('stops sixty minutes beyond the announced end', () => {
    const state: AuctionState = { ...led(), end: END + 59 * MINUTE };
    expect(endAfter(state, manual(1, 100_000, state.end - 1))).toBe(END + 60 * MINUTE);
  });
  it('writes no extension line once the cap is reached', () => {
    const state: AuctionState = { ...led(), end: END + 60 * MINUTE };
    const decision = decideBid(state, manual(1, 100_000, state.end - 1), aFreeContext());
    expect(decision).toMatchObject({ kind: 'accepted', extended: false, entries: [{ type: 'L' }] });
  });
  it('counts the first instant of the window in and the end out', () => {
    const instants = [END - 3 * MINUTE - 1, END - 3 * MINUTE, END - 1, END];
    expect(instants.map((at) => inClosingWindow(led(), at))).toEqual([false, true, true, false]);
    expect(inClosingWindow({ ...led(), softCloseMs: 0 }, END - 1)).toBe(false);
  });
  it('is off with a window of zero', () => {
    expect(endAfter({ ...led(), softCloseMs: 0 }, manual(1, 100_000, END - 1))).toBe(END);
    expect(extendedEnd({ ...led(), softCloseMs: 0 }, END + 1)).toBe(END);
  });
});

describe('throttle, S-03 and BIDS-09', () => {
  const context = aFreeContext({ lastOwnBidAt: 1000 });
  it('answers 429 to a second bid of the leader within three minutes, with the time left', () => {
    const decision = decideBid(led(manual(1, 100_000)), manual(1, 200_000, 91_000), context);
    expect(decision).toEqual({
      kind: 'refused',
      refusal: { status: 429, reason: 'too-soon', retryAfterMs: 90_000, minutesSinceLastBid: 1 },
    });
  });
  it('lets them through to the next check after the interval', () => {
    const decision = decideBid(led(manual(1, 100_000)), manual(1, 200_000, 181_000), context);
    expect(decision).toMatchObject({ refusal: { status: 409, reason: 'own-leader' } });
  });
  it('never holds back a user who has been overtaken, rules 0.4', () => {
    const state = led(manual(1, 100_000), manual(2, 150_000, 1500));
    expect(decideBid(state, manual(1, 200_000, 2000), context).kind).toBe('accepted');
  });
  it('is not applied inside the closing window, rules 0.4', () => {
    const state = led(manual(1, 100_000, END - 4 * MINUTE));
    const late = aFreeContext({ lastOwnBidAt: END - 4 * MINUTE });
    expect(decideBid(state, manual(1, 200_000, END - 2 * MINUTE), late)).toMatchObject({
      refusal: { status: 409 },
    });
  });
  it('is off with an interval of zero', () => {
    const off = { ...context, throttleMs: 0 };
    expect(decideBid(led(manual(1, 100_000)), manual(1, 200_000, 2000), off)).toMatchObject({
      refusal: { reason: 'own-leader' },
    });
    expect(tooSoon(led(manual(1, 100_000)), 1, 500, off)).toBeNull();
  });
});

describe('order of objections, S-01', () => {
  it('names the closed offer before the limit, the limit before the throttle, the throttle before the value', () => {
    const state = led(manual(1, 100_000));
    const bad = manual(1, 0, 2000);
    const worst = aFreeContext({ lastOwnBidAt: 1000, limitReached: true });
    expect(decideBid({ ...state, status: 'E' }, bad, worst)).toMatchObject({ refusal: { status: 406 } });
    expect(decideBid(state, bad, worst)).toMatchObject({ refusal: { status: 206, reason: 'limit-reached' } });
    expect(decideBid(state, bad, { ...worst, limitReached: false })).toMatchObject({
      refusal: { status: 429 },
    });
    expect(decideBid(state, bad, aFreeContext())).toMatchObject({ refusal: { status: 422 } });
    expect(decideBid(state, manual(1, 1, 2000), aFreeContext())).toMatchObject({ refusal: { status: 409 } });
  });
});
