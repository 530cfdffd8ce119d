import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../testing-support/replay.ts';
import { aFreeContext, anAuctionRule, play } from './auction.builder.ts';
import { openAuction } from './auction-state.ts';
import type { AuctionRule, AuctionState } from './auction-state.ts';
import { decideBid } from './bids/decide-bid.ts';
import type { Bid } from './bids/resolve-bid.ts';

const END = 3_600_000;

const anyRule = fc
  .record({
    reserve: fc.option(
      fc.integer({ min: 1, max: 60 }).map((step) => step * 10_000),
      { nil: null },
    ),
    increment: fc.constantFrom(5000, 10_000, 25_000),
    softCloseMs: fc.constantFrom(0, 180_000, 600_000),
  })
  .map((changes) => anAuctionRule(changes));

/** Bids with coarse amounts, so that ties and near misses are common, in the order of their instants. */
const anyBids = fc
  .array(
    fc.record({
      bidderId: fc.integer({ min: 1, max: 4 }),
      amount: fc.integer({ min: 8, max: 80 }).map((step) => step * 10_000),
      automatic: fc.boolean(),
      at: fc.integer({ min: 1, max: END + 4_000_000 }),
    }),
    { maxLength: 25 },
  )
  .map((bids): Bid[] => bids.toSorted((one, other) => one.at - other.at));

/** Every step of a played auction: the state before, the bid, the state after (the same when refused). */
function steps(rule: AuctionRule, bids: readonly Bid[]) {
  let before = openAuction(rule);
  return bids.map((bid) => {
    const decision = decideBid(before, bid, aFreeContext());
    const step = { before, bid, decision, after: decision.kind === 'refused' ? before : decision.state };
    before = step.after;
    return step;
  });
}

function check(property: (rule: AuctionRule, bids: Bid[]) => void) {
  fc.assert(fc.property(anyRule, anyBids, property), { numRuns: 2000 });
}

/** The rule restated without the engine: only who bid what, in order. Money and leader, nothing else. */
function reference(rule: AuctionRule, bids: readonly Bid[]) {
  let best: { who: number; maximum: number } | null = null;
  let shown = rule.base;
  for (const { bidderId, amount, automatic } of bids) {
    if (best === null) {
      if (amount < rule.base) continue;
      shown = automatic ? rule.base : amount;
      best = { who: bidderId, maximum: amount };
    } else if (best.who === bidderId) {
      if (!automatic || amount <= best.maximum) continue;
      best = { who: bidderId, maximum: amount };
    } else {
      if (amount <= shown) continue;
      const [low, high] = [Math.min(amount, best.maximum), Math.max(amount, best.maximum)];
      const wins = amount > best.maximum;
      shown = wins && !automatic ? amount : Math.min(high, low + rule.increment);
      if (wins) best = { who: bidderId, maximum: amount };
    }
    if (rule.reserve !== null && best.maximum >= rule.reserve) shown = Math.max(shown, rule.reserve);
  }
  return { leader: best?.who ?? null, maximum: best?.maximum ?? null, price: shown };
}

function outcome(state: AuctionState) {
  return {
    leader: state.leader?.bidderId ?? null,
    maximum: state.leader?.maximum ?? null,
    price: state.price,
  };
}

describe('the engine, rules 0.5', () => {
  it('never lets the price fall', () => {
    check((rule, bids) => {
      for (const { before, after } of steps(rule, bids))
        expect(after.price).toBeGreaterThanOrEqual(before.price);
    });
  });
  it('never lets the price exceed the maximum of the leader', () => {
    check((rule, bids) => {
      for (const { after } of steps(rule, bids)) {
        if (after.leader !== null) expect(after.price).toBeLessThanOrEqual(after.leader.maximum);
      }
    });
  });
  it('lets the highest maximum lead, the earliest among equals', () => {
    check((rule, bids) => {
      const placed: { bidderId: number; amount: number; at: number }[] = [];
      for (const { decision, bid, after } of steps(rule, bids)) {
        if (decision.kind === 'refused') continue;
        placed.push({ ...bid, at: decision.at });
        const highest = Math.max(...placed.map((one) => one.amount));
        const earliest = placed.find((one) => one.amount === highest);
        expect(after.leader).toMatchObject({
          bidderId: earliest?.bidderId,
          maximum: highest,
          since: earliest?.at,
        });
      }
    });
  });
  it('agrees with the rule restated without it', () => {
    check((rule, bids) => {
      const inTime = bids.map((bid, index) => ({ ...bid, at: index + 1 }));
      expect(outcome(play(rule, inTime).state)).toEqual(reference(rule, inTime));
    });
  });
  it('depends on nothing but the order of the bids', () => {
    check((rule, bids) => {
      const early = bids.map((bid, index) => ({ ...bid, at: index + 1 }));
      const spread = bids.map((bid, index) => ({ ...bid, at: 10_000 + index * 3000 }));
      expect(outcome(play(rule, early).state)).toEqual(outcome(play(rule, spread).state));
    });
  });
  it('ends in the same state when ledger and maxima are replayed', () => {
    check((rule, bids) => {
      const { state, history } = play(rule, bids);
      expect(replay(rule, history)).toEqual(state);
    });
  });
  it('never moves the end back and never more than sixty minutes beyond the announced one', () => {
    check((rule, bids) => {
      for (const { before, after } of steps(rule, bids)) {
        expect(after.end).toBeGreaterThanOrEqual(before.end);
        expect(after.end).toBeLessThanOrEqual(END + 3_600_000);
      }
    });
  });
  it('moves the end only when price or leader changed', () => {
    check((rule, bids) => {
      for (const { before, after } of steps(rule, bids)) {
        const same = before.price === after.price && before.leader?.bidderId === after.leader?.bidderId;
        if (same) expect(after.end).toBe(before.end);
      }
    });
  });
  it('numbers the ledger without gaps, each bid under a later instant', () => {
    check((rule, bids) => {
      const { entries } = play(rule, bids).history;
      expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
      expect(entries.every((entry, index) => entry.at >= (entries[index - 1]?.at ?? 0))).toBe(true);
    });
  });
});
