import { describe, expect, it } from 'vitest';
import { anAuctionRule, manual, play } from '../auction.builder.ts';
import type { AuctionState } from '../auction-state.ts';
import { decideClose } from './decide-close.ts';
import { decideConditional } from './decide-conditional.ts';
import { decideDefault } from './decide-default.ts';
import { endBySale } from './end-by-sale.ts';
import { sellToRunnerUp } from './sell-to-runner-up.ts';

const END = 3_600_000;
const rule = anAuctionRule({ reserve: 350_000 });
const open = play(rule, [manual(1, 400_000, 1000)]).state;
const below = play(rule, [manual(1, 120_000, 1000)]).state;

function closed(state: AuctionState): AuctionState {
  const decision = decideClose(state, END);
  if (decision.kind === 'refused') throw new Error(decision.reason);
  return decision.state;
}

/** Every end in full: what it makes of the state, and the one line that it writes. */
describe('an end', () => {
  it('apart from the bids leaves price and leader as history', () => {
    expect(endBySale(open, { buyerId: 9, price: 990_000, at: 5000 })).toEqual({
      kind: 'ended',
      state: { ...open, status: 'V', sequence: 2, lastAt: 5000 },
      entries: [{ seq: 2, at: 5000, participant: 9, type: 'F', value: 990_000 }],
    });
  });

  it('at the last instant names the best bidder below the reserve', () => {
    expect(decideClose(below, END)).toMatchObject({
      entries: [{ seq: 2, at: END, participant: 1, type: 'F', value: 120_000 }],
    });
    expect(decideClose(below, END - 1, true)).toMatchObject({ entries: [{ participant: null }] });
  });

  it('by default leaves the offer as ended without sale, price and leader as history, S-11', () => {
    const sold = closed(open);
    expect(decideDefault(sold, END + 10)).toEqual({
      kind: 'defaulted',
      state: { ...sold, status: 'E', conditionalUntil: null, sequence: 3, lastAt: END + 10 },
      entries: [{ seq: 3, at: END + 10, participant: null, type: 'F', value: 0 }],
    });
    expect(decideDefault(open, 5000)).toEqual({ kind: 'refused', reason: 'not-sold' });
  });

  it('of a conditional sale needs a best bid, rules 0.6', () => {
    const refused = { kind: 'refused', reason: 'not-conditional' };
    expect(decideConditional({ ...closed(below), leader: null }, 'accept', END + 1)).toEqual(refused);
  });
});

describe('a second chance that is taken', () => {
  const unsold: AuctionState = { ...closed(below), conditionalUntil: null };
  const sell = (value: number, state = unsold) => sellToRunnerUp(state, { bidderId: 2, value }, END + 10);

  it('sells at its price, and the buyer leads by hand from then on', () => {
    expect(sell(110_000)).toEqual({
      kind: 'sold',
      state: {
        ...unsold,
        status: 'V',
        price: 110_000,
        hasBid: true,
        leader: { bidderId: 2, maximum: 110_000, since: END + 10, automatic: false },
        reserveMet: false,
        sequence: 3,
        lastAt: END + 10,
      },
      entries: [{ seq: 3, at: END + 10, participant: 2, type: 'F', value: 110_000 }],
    });
  });

  it('meets the reserve from exactly its value on, and always where there is none', () => {
    expect(sell(349_999)).toMatchObject({ state: { reserveMet: false } });
    expect(sell(350_000)).toMatchObject({ state: { reserveMet: true } });
    expect(sell(1, { ...unsold, reserve: null })).toMatchObject({ state: { reserveMet: true } });
  });

  it('is refused while the offer is open, sold, or waits for the sales team', () => {
    const refused = { kind: 'refused', reason: 'not-for-sale' };
    expect([open, closed(open), closed(below)].map((state) => sell(200_000, state))).toEqual([
      refused,
      refused,
      refused,
    ]);
  });
});
