import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../testing-support/replay.ts';
import { annulBids } from './annul-bids.ts';
import { anAuctionRule, aFreeContext, play } from '../auction.builder.ts';
import type { PlayedAuction } from '../auction.builder.ts';
import type { AuctionRule } from '../auction-state.ts';
import { decideBid } from '../bids/decide-bid.ts';
import { ledgerSteps } from '../ledger/ledger-steps.ts';
import { recountFrom } from './recompute.ts';
import type { Bid } from '../bids/resolve-bid.ts';
import { bidsInOrder, isBidLine, standingHistory, standingLinesOf } from '../bids/standing-bids.ts';

/** Half steps of the increment, so that partial increments occur. */
const anyBid = fc.record({
  kind: fc.constant('bid'),
  bidderId: fc.integer({ min: 1, max: 3 }),
  amount: fc.integer({ min: 20, max: 100 }).map((step) => step * 5000),
  automatic: fc.boolean(),
});
const anyAnnulment = fc.record({ kind: fc.constant('annulment'), pick: fc.nat(50) });
const anyEvents = fc.array(
  fc.oneof({ weight: 4, arbitrary: anyBid }, { weight: 1, arbitrary: anyAnnulment }),
  {
    minLength: 1,
    maxLength: 20,
  },
);
type Event = { bidderId: number; amount: number; automatic: boolean } | { pick: number };

function place(played: PlayedAuction, bid: Bid): PlayedAuction {
  const decision = decideBid(played.state, bid, aFreeContext());
  if (decision.kind === 'refused') return played;
  const { entries, maxima } = played.history;
  return {
    ...played,
    state: decision.state,
    history: {
      entries: [...entries, ...decision.entries],
      maxima: decision.maximum === null ? maxima : [...maxima, decision.maximum],
    },
  };
}

function annul(played: PlayedAuction, lines: readonly number[], at: number): PlayedAuction {
  const decision = annulBids(played.state, played.history, { lines, at });
  if (decision.kind === 'refused') throw new Error(decision.reason);
  const entries = [...played.history.entries, ...decision.entries];
  return { ...played, state: decision.state, history: { ...played.history, entries } };
}

/** Plays bids and annulments of some standing line as they come; `each` sees the state before and after every step. */
function run(
  rule: AuctionRule,
  events: readonly Event[],
  each: (before: PlayedAuction, after: PlayedAuction, event: Event) => void,
) {
  let played = play(rule, []);
  for (const [index, event] of events.entries()) {
    const at = (index + 1) * 185_000;
    const standing = standingHistory(played.history, rule.version).entries.filter(isBidLine);
    const line = 'pick' in event ? standing[event.pick % Math.max(1, standing.length)] : undefined;
    const before = played;
    if (!('pick' in event)) played = place(played, { ...event, at });
    else if (line !== undefined) played = annul(played, [line.seq], at);
    each(before, played, event);
  }
  return played;
}

describe.each([1, 2] as const)(
  'annulments among bids under version %i of the rules, rules 0.5, 0.34 and S-12',
  (version) => {
    const rule = anAuctionRule({ version, reserve: 350_000 });
    it('replay to the same state', () => {
      fc.assert(
        fc.property(anyEvents, (events) => {
          const played = run(rule, events, () => {});
          expect(replay(rule, played.history)).toEqual(played.state);
        }),
        { numRuns: 5000 },
      );
    });
    it('never raise the price, and a bid never lowers it', () => {
      fc.assert(
        fc.property(anyEvents, (events) => {
          run(rule, events, (before, after, event) => {
            const rise = after.state.price - before.state.price;
            if ('pick' in event) expect(rise).toBeLessThanOrEqual(0);
            else expect(rise).toBeGreaterThanOrEqual(0);
          });
        }),
        { numRuns: 5000 },
      );
    });
    it('keep the price between the opening value and the maximum of the leader, and the end where it is', () => {
      fc.assert(
        fc.property(anyEvents, (events) => {
          run(rule, events, (before, { state }, event) => {
            expect(state.price).toBeGreaterThanOrEqual(rule.base);
            expect(state.price).toBeLessThanOrEqual(state.leader?.maximum ?? rule.base);
            if ('pick' in event) expect(state.end).toBe(before.state.end);
          });
        }),
        { numRuns: 3000 },
      );
    });
    it('leave no trace of a bidder whose every line is struck', () => {
      fc.assert(
        fc.property(anyEvents, fc.integer({ min: 1, max: 3 }), (events, banned) => {
          const played = run(rule, events, () => {});
          const lines = standingLinesOf(played.history, banned, rule.version);
          if (lines.length === 0) return;
          const { state, history } = annul(played, lines, 9_000_000);
          expect(state.leader?.bidderId).not.toBe(banned);
          expect(
            standingHistory(history, rule.version).maxima.some((maximum) => maximum.bidderId === banned),
          ).toBe(false);
        }),
        { numRuns: 3000 },
      );
    });
    it('count as many bids as the ledger leads to', () => {
      fc.assert(
        fc.property(anyEvents, (events) => {
          const { history, state } = run(rule, events, () => {});
          const counted = ledgerSteps(rule, history).at(-1)?.bidCount ?? 0;
          const standing = standingHistory(history, version);
          const lines = standing.entries.filter(isBidLine).length;
          expect(counted).toBe(version === 1 ? lines : recountFrom(state, bidsInOrder(standing)));
        }),
        { numRuns: 2000 },
      );
    });
  },
);
