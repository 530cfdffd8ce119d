import { describe, expect, it } from 'vitest';
import { aFreeContext, anAuctionRule, manual, play } from '../auction.builder.ts';
import { openAuction } from '../auction-state.ts';
import { decideBid } from './decide-bid.ts';
import { closableEnd, LONGEST_BID_WAIT_MS, waitedTooLong } from './late-bids.ts';
import { ledgerSteps } from '../ledger/ledger-steps.ts';

const rule = anAuctionRule();
const end = rule.originalEnd;

const bidAt = (at: number, arrivedAt?: number) =>
  decideBid(openAuction(rule), manual(1, 100_000, at), {
    ...aFreeContext(),
    ...(arrivedAt === undefined ? {} : { arrivedAt }),
  });

describe('a bid that waits for its turn, rules 0.37', () => {
  it('counts when it came before the end, though its turn comes after', () => {
    expect(bidAt(end + 1500, end - 1)).toMatchObject({ kind: 'accepted', at: end + 1500 });
  });
  it('is too late when it came at the end, and when nobody says when it came', () => {
    const closed = { kind: 'refused', refusal: { status: 406 } };
    expect(bidAt(end + 1, end)).toMatchObject(closed);
    expect(bidAt(end)).toMatchObject(closed);
  });
  it('moves the end from the instant under which it is recorded', () => {
    const decision = bidAt(end + 1000, end - 1);
    expect(decision).toMatchObject({ extended: true, state: { end: end + 1000 + rule.softCloseMs } });
  });
  it('has waited too long after two seconds, the instants that others took before it included', () => {
    const idle = { lastAt: 0 };
    expect(waitedTooLong(idle, { arrivedAt: 1000, now: 1000 + LONGEST_BID_WAIT_MS })).toBe(false);
    expect(waitedTooLong(idle, { arrivedAt: 1000, now: 1001 + LONGEST_BID_WAIT_MS })).toBe(true);
    expect(waitedTooLong({ lastAt: 1000 + LONGEST_BID_WAIT_MS }, { arrivedAt: 1000, now: 1000 })).toBe(true);
  });
  it('is waited for by the closing', () => {
    expect(closableEnd(end + LONGEST_BID_WAIT_MS)).toBe(end);
  });
});

describe('a ledger with such a bid, rules 0.9', () => {
  it('is played again to the same state', () => {
    const { state } = play(rule, [manual(1, 100_000, 1000)]);
    const late = decideBid(state, manual(2, 200_000, end + 1500), { ...aFreeContext(), arrivedAt: end - 1 });
    if (late.kind !== 'accepted') throw new Error('The bid was not accepted.');
    const before = play(rule, [manual(1, 100_000, 1000)]).history.entries;
    const steps = ledgerSteps(rule, { entries: [...before, ...late.entries], maxima: [] });
    expect(steps.map((step) => step.agrees)).toEqual([true, true]);
    expect(steps.at(-1)?.after).toEqual(late.state);
  });
  it('is not explained by a bid that nobody could have sent in time', () => {
    const entries = [
      { seq: 1, participant: 1, type: 'L' as const, value: 100_000, at: end + LONGEST_BID_WAIT_MS + 1 },
    ];
    expect(ledgerSteps(rule, { entries, maxima: [] }).map((step) => step.cause)).toEqual(['unexplained']);
  });
});
