import { describe, expect, it } from 'vitest';
import { anAuctionRule, aFreeContext, automatic, manual, play } from '../auction.builder.ts';
import { decideBid } from './decide-bid.ts';
import { ledgerSteps } from '../ledger/ledger-steps.ts';
import { published, sha256Hex } from '../../../testing-support/public-ledger.ts';
import { verifyPublicLedger } from '../ledger/verify-public-ledger.ts';
import type { Bid } from './resolve-bid.ts';

const binding = anAuctionRule({ minimumStep: 'increment' });
const opened = [automatic(1, 150_000, 1000)];

function refusalOf(bid: Bid, before: readonly Bid[] = opened) {
  const decision = decideBid(play(binding, before).state, bid, aFreeContext());
  return decision.kind === 'refused' ? decision.refusal : decision.kind;
}

describe('where steps bind', () => {
  it.each([
    ['by hand', manual],
    ['automatic', automatic],
  ])('a bid %s less than a step above the price is refused, and one of a step counts', (_name, bid) => {
    const short = { status: 422, reason: 'below-step', minimum: 110_000, step: 10_000 };
    expect(refusalOf(bid(2, 100_001, 2000))).toEqual(short);
    expect(refusalOf(bid(2, 109_999, 2000))).toEqual(short);
    expect(refusalOf(bid(2, 110_000, 2000))).toBe('beaten');
    expect(refusalOf(bid(2, 160_000, 2000))).toBe('accepted');
  });
  it('a bid at the price is late as everywhere, and the first one may equal the opening value', () => {
    expect(refusalOf(manual(2, 100_000, 2000))).toMatchObject({ status: 409, reason: 'not-above-price' });
    expect(refusalOf(manual(2, 100_000), [])).toBe('accepted');
    expect(refusalOf(manual(1, 105_000, 2000))).toMatchObject({ status: 409, reason: 'own-leader' });
  });
  it('a maximum that the leader sets lies a step above the price too', () => {
    const led = [manual(1, 100_000, 1000)];
    expect(refusalOf(automatic(1, 105_000, 2000), led)).toMatchObject({ status: 422, reason: 'below-step' });
    expect(refusalOf(automatic(1, 110_000, 2000), led)).toBe('accepted');
    expect(refusalOf(automatic(1, 150_001, 2000))).toBe('accepted');
  });
  it('an automatic answer is a step above the challenge, or its maximum where that is nearer', () => {
    const { decisions } = play(binding, [...opened, manual(2, 120_000, 2000), manual(2, 145_000, 3000)]);
    const prices = decisions.map((decision) => (decision.kind === 'refused' ? null : decision.state.price));
    expect(prices).toEqual([100_000, 130_000, 150_000]);
  });
});

describe('a ledger with a bid of less than a step', () => {
  const { state, history } = play(anAuctionRule(), [manual(1, 100_000, 1000), manual(2, 100_001, 2000)]);
  it('holds where any amount will do, and is unexplained where steps bind', () => {
    expect(ledgerSteps(anAuctionRule(), history).map(({ agrees }) => agrees)).toEqual([true, true]);
    expect(ledgerSteps(binding, history).map(({ agrees }) => agrees)).toEqual([true, false]);
  });
  it('is broken for everybody who checks it, and holds under the versions that knew no binding steps', () => {
    const ledger = published(state, history, true);
    const under = (version: 2 | 3) =>
      verifyPublicLedger(
        { ...ledger, rule: { ...ledger.rule, version, minimumStep: 'increment' } },
        sha256Hex,
      ).rule;
    expect([under(3), under(2)]).toEqual(['broken', 'holds']);
  });
});
