import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAuctionRule, play } from '../../trading/auctions/auction.builder.ts';
import type { AuctionState } from '../../trading/auctions/auction-state.ts';
import { decideClose } from '../../trading/auctions/ends/decide-close.ts';
import { decideConditional } from '../../trading/auctions/ends/decide-conditional.ts';
import { decideDefault } from '../../trading/auctions/ends/decide-default.ts';
import { endBySale } from '../../trading/auctions/ends/end-by-sale.ts';
import type { LedgerEntry } from '../../trading/auctions/ledger/ledger-entry.ts';
import { replay } from '../../testing-support/replay.ts';
import { bidsInOrder } from '../../trading/auctions/bids/standing-bids.ts';
import { answerSecondChance } from './answer-second-chance.ts';
import { offerSecondChance } from './offer-second-chance.ts';
import type { SecondChance } from './second-chance.ts';

const DAY = 86_400_000;

const anyRule = fc
  .option(
    fc.integer({ min: 1, max: 60 }).map((step) => step * 10_000),
    { nil: null },
  )
  .map((reserve) => anAuctionRule({ reserve }));
const anyBids = fc.array(
  fc.record({
    bidderId: fc.integer({ min: 1, max: 4 }),
    amount: fc.integer({ min: 8, max: 80 }).map((step) => step * 10_000),
    automatic: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);
const anyEnd = fc.constantFrom('due', 'early', 'bought');
const anySteps = fc.array(fc.constantFrom('accept', 'release', 'default', 'offer', 'decline', 'expire'), {
  maxLength: 16,
});

type Told = { state: AuctionState; entries: readonly LedgerEntry[] };

/** Plays an auction to its end and what staff and bidders make of it afterwards; steps that are refused change nothing. */
function afterTheEnd(
  [rule, bids, end, steps]: [
    ReturnType<typeof anAuctionRule>,
    { bidderId: number; amount: number; automatic: boolean }[],
    'due' | 'early' | 'bought',
    string[],
  ],
  each: (
    chance: SecondChance,
    buyers: readonly number[],
    chances: readonly SecondChance[],
  ) => void = () => {},
) {
  const played = play(
    rule,
    bids.map((bid, index) => ({ ...bid, at: index + 1 })),
  );
  let { state } = played;
  const entries = [...played.history.entries];
  const buyers: number[] = [];
  let chances: SecondChance[] = [];
  const take = (decision: ({ kind: string } & Partial<Told>) | null) => {
    if (decision?.state === undefined) return;
    ({ state } = decision);
    entries.push(...(decision.entries ?? []));
    const buyer = decision.entries?.at(-1)?.participant;
    if (state.status === 'V' && typeof buyer === 'number') buyers.push(buyer);
  };
  let at = end === 'due' ? state.end : 10_000;
  take(
    end === 'bought'
      ? endBySale(state, { buyerId: 3, price: 440_000, at })
      : decideClose(state, at, end === 'early'),
  );
  for (const step of steps) {
    at += DAY;
    const open = chances.find(({ status }) => status === 'offered');
    if (step === 'release' || (step === 'accept' && open === undefined)) {
      take(decideConditional(state, step, at));
    } else if (step === 'default') take(decideDefault(state, at));
    else if (step === 'offer') {
      const history = { ...played.history, entries };
      const facts = { defaulters: buyers, earlier: chances, barred: [], underReview: false, days: 7, at };
      const offered = offerSecondChance(state, history, facts);
      if (offered.kind === 'refused') continue;
      each(offered.chance, buyers, chances);
      chances = [...chances, offered.chance];
    } else if (open !== undefined && (step === 'accept' || step === 'decline' || step === 'expire')) {
      const decision = answerSecondChance(state, open, step, step === 'expire' ? open.deadline : at);
      if (decision.kind === 'refused') continue;
      const status = decision.kind === 'sold' ? 'accepted' : decision.status;
      chances = chances.map((one) => (one === open ? { ...one, status } : one));
      if (decision.kind === 'sold') take(decision);
    }
  }
  return { rule, state, history: { ...played.history, entries }, chances };
}

const anything = fc.tuple(anyRule, anyBids, anyEnd, anySteps);

describe('what follows after the end of an auction, rules 0.5', () => {
  it('replays to the same state, however often buyers default and others take their chance', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const { rule, history, state } = afterTheEnd(given);
        expect(replay(rule, history)).toEqual(state);
      }),
      { numRuns: 2000 },
    );
  });
  it('offers nobody their chance twice, nobody their own default, and nobody more than they bid', () => {
    fc.assert(
      fc.property(anything, (given) => {
        afterTheEnd(given, (chance, buyers, chances) => {
          expect(buyers).not.toContain(chance.bidderId);
          expect(chances.map(({ bidderId }) => bidderId)).not.toContain(chance.bidderId);
          const own = given[1].filter(({ bidderId }) => bidderId === chance.bidderId);
          expect(chance.value).toBeLessThanOrEqual(Math.max(...own.map(({ amount }) => amount)));
        });
      }),
      { numRuns: 2000 },
    );
  });
  it('never gives a chance to a user while a better bidder is left', () => {
    fc.assert(
      fc.property(anything, (given) => {
        const offered: { chance: SecondChance; out: number[] }[] = [];
        const { history } = afterTheEnd(given, (chance, buyers, chances) => {
          offered.push({ chance, out: [...buyers, ...chances.map(({ bidderId }) => bidderId)] });
        });
        const bids = bidsInOrder(history);
        for (const { chance, out } of offered) {
          const best = Math.max(
            ...bids.filter(({ bidderId }) => !out.includes(bidderId)).map(({ amount }) => amount),
          );
          const own = Math.max(
            ...bids.filter(({ bidderId }) => bidderId === chance.bidderId).map(({ amount }) => amount),
          );
          expect(own).toBe(best);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
