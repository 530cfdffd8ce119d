import { describe, expect, it } from 'vitest';
import { anAuctionRule, automatic, manual, play } from '../../trading/auctions/auction.builder.ts';
import type { AuctionState } from '../../trading/auctions/auction-state.ts';
import { decideClose } from '../../trading/auctions/ends/decide-close.ts';
import { decideDefault } from '../../trading/auctions/ends/decide-default.ts';
import { endBySale } from '../../trading/auctions/ends/end-by-sale.ts';
import type { Bid } from '../../trading/auctions/bids/resolve-bid.ts';
import { runnerUp } from '../../trading/auctions/ends/runner-up.ts';
import { answerSecondChance } from './answer-second-chance.ts';
import { offerSecondChance } from './offer-second-chance.ts';
import type { SecondChanceFacts } from './offer-second-chance.ts';
import type { SecondChance } from './second-chance.ts';

const END = 3_600_000;
const DAY = 86_400_000;

function defaulted(bids: readonly Bid[], changes = {}) {
  const played = play(anAuctionRule(changes), bids);
  const closed = decideClose(played.state, END);
  if (closed.kind === 'refused') throw new Error(closed.reason);
  const decision = decideDefault(closed.state, END + 1000);
  if (decision.kind === 'refused') throw new Error(decision.reason);
  return { ...played, state: decision.state, lines: decision.entries };
}

const facts = (changes: Partial<SecondChanceFacts> = {}): SecondChanceFacts => ({
  defaulters: [2],
  earlier: [],
  barred: [],
  underReview: false,
  days: 3,
  at: END + 2000,
  ...changes,
});
const chance = (changes: Partial<SecondChance> = {}): SecondChance => ({
  bidderId: 1,
  value: 500_000,
  deadline: END + 3 * DAY,
  status: 'offered',
  ...changes,
});

describe('a buyer who defaults on their purchase, S-11', () => {
  it('leaves the offer ended without sale, with price and leader as history', () => {
    const { state, lines } = defaulted([manual(1, 100_000), manual(2, 300_000)]);
    expect(state).toMatchObject({ status: 'E', price: 300_000, leader: { bidderId: 2 }, lastAt: END + 1000 });
    expect(lines).toEqual([{ seq: 4, at: END + 1000, participant: null, type: 'F', value: 0 }]);
  });
  it('can only be a user who has bought', () => {
    const { state } = play(anAuctionRule(), [manual(1, 100_000)]);
    const refused = { kind: 'refused', reason: 'not-sold' };
    expect(decideDefault(state, END)).toEqual(refused);
    expect(decideDefault({ ...state, status: 'E' }, END)).toEqual(refused);
  });
});

describe('who comes next, rules 0.5', () => {
  it('is the highest of the others at their own best bid, be it a maximum that nobody drove up', () => {
    const { state, history } = defaulted([automatic(1, 500_000), manual(3, 200_000), manual(2, 900_000)]);
    expect(runnerUp(state, history, new Set([2]))).toEqual({ bidderId: 1, value: 500_000 });
    expect(runnerUp(state, history, new Set([1, 2]))).toEqual({ bidderId: 3, value: 200_000 });
    expect(runnerUp(state, history, new Set([1, 2, 3]))).toBeNull();
  });
  it('is the earlier one among equals', () => {
    const { state, history } = defaulted([automatic(1, 500_000), manual(3, 500_000), manual(2, 900_000)]);
    expect(runnerUp(state, history, new Set([2]))).toEqual({ bidderId: 1, value: 500_000 });
  });
  it('pays no more than the price when the offer was sold apart from the bids and they still lead', () => {
    const played = play(anAuctionRule(), [automatic(1, 500_000), manual(3, 200_000)]);
    const bought = endBySale(played.state, { buyerId: 9, price: 990_000, at: 5000 });
    if (bought.kind === 'refused') throw new Error(bought.reason);
    const { state } = { ...played, ...bought };
    expect(runnerUp(state, played.history, new Set([9]))).toEqual({ bidderId: 1, value: 210_000 });
  });
  it('does not count bids that were annulled', () => {
    const { state, history } = defaulted([manual(1, 100_000), manual(3, 150_000), manual(2, 900_000)]);
    const struck = { seq: 9, at: 2000, participant: 3, type: 'Z', value: 150_000 } as const;
    const annulled = { ...history, entries: [...history.entries, struck] };
    expect(runnerUp(state, annulled, new Set([2]))).toEqual({ bidderId: 1, value: 100_000 });
  });
});

describe('offering a second chance', () => {
  const { state, history } = defaulted([automatic(1, 500_000), manual(3, 200_000), manual(2, 900_000)]);

  it('goes to the next bidder for the days given', () => {
    expect(offerSecondChance(state, history, facts({ days: 7 }))).toEqual({
      kind: 'offered',
      chance: { bidderId: 1, value: 500_000, deadline: END + 2000 + 7 * DAY, status: 'offered' },
    });
  });
  it('passes over who had their chance, and who may not buy', () => {
    const third = { chance: { bidderId: 3 } };
    const declined = { bidderId: 1, status: 'declined' } as const;
    expect(offerSecondChance(state, history, facts({ earlier: [declined] }))).toMatchObject(third);
    expect(offerSecondChance(state, history, facts({ barred: [1] }))).toMatchObject(third);
  });
  it.each([
    ['nobody has defaulted', { defaulters: [] }, 'not-defaulted'],
    ['another one is under way', { earlier: [{ bidderId: 3, status: 'offered' }] }, 'already-offered'],
    ['a suspicion has not been looked at', { underReview: true }, 'under-review'],
    ['nobody is left', { barred: [1, 3] }, 'nobody-left'],
    ['the term is no whole day', { days: 1.5 }, 'invalid-term'],
    ['there is no term', { days: 0 }, 'invalid-term'],
    ['the term is longer than a week', { days: 8 }, 'invalid-term'],
  ] as const)('is refused when %s', (_, changes, reason) => {
    expect(offerSecondChance(state, history, facts(changes))).toEqual({ kind: 'refused', reason });
  });
  it.each([
    ['sold', { status: 'V' }],
    ['open', { status: 'A' }],
    ['waiting for the sales team', { conditionalUntil: END + DAY }],
  ] as const)('is refused while the offer is %s', (_, changes) => {
    const standing: AuctionState = { ...state, ...changes };
    expect(offerSecondChance(standing, history, facts())).toEqual({
      kind: 'refused',
      reason: 'not-for-sale',
    });
  });
});

describe('answering a second chance', () => {
  const { state, history } = defaulted([automatic(1, 500_000), manual(2, 900_000)], { reserve: 600_000 });

  it('sells at its price and names the buyer in the last line', () => {
    const decision = answerSecondChance(state, chance(), 'accept', END + 5000);
    expect(decision).toMatchObject({
      kind: 'sold',
      state: {
        status: 'V',
        price: 500_000,
        reserveMet: false,
        leader: { bidderId: 1, maximum: 500_000, since: END + 5000 },
      },
      entries: [{ type: 'F', participant: 1, value: 500_000, at: END + 5000 }],
    });
    if (decision.kind !== 'sold') throw new Error('it must be sold');
    const again = decideDefault(decision.state, END + 6000);
    if (again.kind === 'refused') throw new Error(again.reason);
    expect(runnerUp(again.state, history, new Set([1, 2]))).toBeNull();
  });
  it('is possible once, and in time', () => {
    const accept = (given: SecondChance, at: number) => answerSecondChance(state, given, 'accept', at);
    const taken = { kind: 'refused', reason: 'already-answered' };
    expect(accept(chance({ status: 'accepted' }), END + 1)).toEqual(taken);
    expect(accept(chance({ status: 'expired' }), END + 1)).toEqual(taken);
    expect(accept(chance(), END + 3 * DAY)).toEqual({ kind: 'refused', reason: 'term-over' });
    expect(accept(chance(), END + 3 * DAY - 1).kind).toBe('sold');
  });
  it('leaves the offer as it is when declined or when its time is over', () => {
    const ended = (answer: 'decline' | 'expire', at: number) =>
      answerSecondChance(state, chance(), answer, at);
    expect(ended('decline', END + 5000)).toEqual({ kind: 'ended', status: 'declined' });
    expect(ended('expire', END + 3 * DAY)).toEqual({ kind: 'ended', status: 'expired' });
    expect(ended('expire', END + 3 * DAY - 1)).toEqual({ kind: 'refused', reason: 'not-due' });
  });
  it('sells nothing when the offer is no longer there to sell', () => {
    const sold: AuctionState = { ...state, status: 'V' };
    expect(answerSecondChance(sold, chance(), 'accept', END + 1)).toEqual({
      kind: 'refused',
      reason: 'not-for-sale',
    });
  });
});
