import { describe, expect, it } from 'vitest';
import { replay } from '../../../testing-support/replay.ts';
import { anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import { decideClose } from './decide-close.ts';
import { decideConditional } from './decide-conditional.ts';
import { endBySale } from './end-by-sale.ts';

const END = 3_600_000;
const rule = anAuctionRule();
const withReserve = anAuctionRule({ reserve: 900_000 });

function conditional() {
  const { state } = play(withReserve, [automatic(1, 200_000), manual(2, 150_000)]);
  const closed = decideClose(state, END);
  if (closed.kind === 'refused') throw new Error(closed.reason);
  return closed.state;
}

describe('closing, S-08', () => {
  it('sells to the leader at the price and writes the last line', () => {
    const { state } = play(rule, [automatic(1, 500_000), manual(2, 200_000)]);
    expect(decideClose(state, END)).toMatchObject({
      kind: 'closed',
      outcome: { result: 'sold', winner: 1, price: 210_000 },
      state: { status: 'V', sequence: 4, lastAt: END },
      entries: [{ seq: 4, at: END, participant: 1, type: 'F', value: 210_000 }],
    });
  });
  it('ends without sale when nobody has bid', () => {
    expect(decideClose(play(rule, []).state, END)).toMatchObject({
      outcome: { result: 'unsold' },
      state: { status: 'E', conditionalUntil: null },
      entries: [{ participant: null, type: 'F', value: 0 }],
    });
  });
  it('refuses before the end, even the extended one', () => {
    const { state } = play(rule, [manual(1, 100_000, END - 1)]);
    expect(decideClose(state, END)).toEqual({ kind: 'refused', reason: 'not-due' });
    expect(decideClose(state, END + 180_000).kind).toBe('closed');
  });
  it('closes exactly once', () => {
    const once = decideClose(play(rule, [manual(1, 100_000)]).state, END);
    if (once.kind === 'refused') throw new Error(once.reason);
    expect(decideClose(once.state, END + 1)).toEqual({ kind: 'refused', reason: 'already-closed' });
  });
  it('lets staff end an offer before its time', () => {
    expect(decideClose(play(rule, [manual(1, 100_000)]).state, 5000, true)).toMatchObject({
      outcome: { result: 'sold', winner: 1 },
    });
  });
});

describe('conditional sale, rules 0.6', () => {
  it('holds the best bid below the reserve for three working days', () => {
    const { state } = play(withReserve, [manual(1, 100_000)]);
    const thursday = END; // 1 January 1970, 01:00 UTC, was still Wednesday in São Paulo.
    expect(decideClose(state, thursday)).toMatchObject({
      outcome: { result: 'conditional', bestBidder: 1, price: 100_000, until: thursday + 5 * 86_400_000 },
      state: { status: 'E', conditionalUntil: thursday + 5 * 86_400_000 },
    });
  });
  it('sells when the sales team accepts in time', () => {
    expect(decideConditional(conditional(), 'accept', END + 1000)).toMatchObject({
      kind: 'decided',
      sold: true,
      state: { status: 'V', conditionalUntil: null },
      entries: [{ type: 'F', participant: 1, value: 160_000 }],
    });
  });
  it('stays unsold when released or when the term runs out', () => {
    const state = conditional();
    const until = state.conditionalUntil ?? 0;
    const unsold = {
      sold: false,
      state: { status: 'E', conditionalUntil: null },
      entries: [{ participant: null }],
    };
    expect(decideConditional(state, 'release', END + 1)).toMatchObject(unsold);
    expect(decideConditional(state, 'expire', until)).toMatchObject(unsold);
    expect(decideConditional(state, 'expire', until - 1)).toEqual({ kind: 'refused', reason: 'not-due' });
    expect(decideConditional(state, 'accept', until)).toEqual({ kind: 'refused', reason: 'term-over' });
  });
  it('does not run out while its store is suspended, unless it had before, rule 0.31', () => {
    const state = conditional();
    const until = state.conditionalUntil ?? 0;
    const notDue = { kind: 'refused', reason: 'not-due' };
    expect(decideConditional(state, 'expire', until + 1000, until - 1)).toEqual(notDue);
    expect(decideConditional(state, 'expire', until + 1000, until)).toMatchObject({ sold: false });
    expect(decideConditional(state, 'accept', until + 1000, until)).toMatchObject({ reason: 'term-over' });
    expect(decideConditional(state, 'release', until + 1000, until - 1)).toMatchObject({ sold: false });
  });
  it('refuses for any other auction', () => {
    expect(decideConditional(play(rule, []).state, 'accept', 1)).toEqual({
      kind: 'refused',
      reason: 'not-conditional',
    });
  });
});

describe('replay of an ended auction, rules 0.5', () => {
  it('repeats an automatic end, a conditional one and its decision', () => {
    const played = play(withReserve, [automatic(1, 200_000), manual(2, 150_000)]);
    const closed = decideClose(played.state, END);
    if (closed.kind === 'refused') throw new Error(closed.reason);
    const entries = [...played.history.entries, ...closed.entries];
    expect(replay(withReserve, { ...played.history, entries })).toEqual(closed.state);
    for (const choice of ['accept', 'release'] as const) {
      const decided = decideConditional(closed.state, choice, END + 5);
      if (decided.kind === 'refused') throw new Error(decided.reason);
      const all = { ...played.history, entries: [...entries, ...decided.entries] };
      expect(replay(withReserve, all)).toEqual(decided.state);
    }
  });
  it('distinguishes a best bid below the reserve that staff ended early from a purchase by the leader', () => {
    const played = play(withReserve, [manual(1, 200_000)]);
    const early = decideClose(played.state, 5000, true);
    const bought = endBySale(played.state, { buyerId: 1, price: 200_000, at: 5000 });
    expect(early).toMatchObject({ state: { status: 'E' }, entries: [{ participant: null, value: 200_000 }] });
    for (const decision of [early, bought]) {
      if (decision.kind === 'refused') throw new Error(decision.reason);
      const entries = [...played.history.entries, ...decision.entries];
      expect(replay(withReserve, { ...played.history, entries })).toEqual(decision.state);
    }
  });
  it('repeats a sale outside the bidding', () => {
    const played = play(rule, [manual(1, 100_000)]);
    const ended = endBySale(played.state, { buyerId: 9, price: 990_000, at: 5000 });
    if (ended.kind === 'refused') throw new Error(ended.reason);
    expect(ended.entries).toMatchObject([{ type: 'F', participant: 9, value: 990_000 }]);
    const entries = [...played.history.entries, ...ended.entries];
    expect(replay(rule, { ...played.history, entries })).toEqual(ended.state);
    expect(endBySale(ended.state, { buyerId: 2, price: 1, at: 6000 })).toEqual({
      kind: 'refused',
      reason: 'already-closed',
    });
  });
});
