import { describe, expect, it } from 'vitest';
import { orderOfChecks } from './order-of-checks.ts';
import type { CheckFacts } from './order-of-checks.ts';

type Facts = CheckFacts<{ reason: 'value' }, { reason: 'taken' }>;

const everythingWrong: Facts = {
  offerOpen: false,
  limitReached: true,
  tooSoon: { retryAfterMs: 1000, minutesSinceLastBid: 2 },
  unprocessable: { reason: 'value' },
  conflict: { reason: 'taken' },
};

const cures: readonly Partial<Facts>[] = [
  { offerOpen: true },
  { limitReached: false },
  { tooSoon: null },
  { unprocessable: null },
  { conflict: null },
];

describe('order of checks, S-01', () => {
  it('objects in the order 406, 206, 429, 422, 409 and then not at all', () => {
    const seen: (number | null)[] = [];
    let facts = everythingWrong;
    for (const cure of [{}, ...cures]) {
      facts = { ...facts, ...cure };
      seen.push(orderOfChecks(facts)?.status ?? null);
    }
    expect(seen).toEqual([406, 206, 429, 422, 409, null]);
  });
  it('hands on what belongs to the objection', () => {
    const throttled = {
      ...everythingWrong,
      offerOpen: true,
      limitReached: false,
    };
    expect(orderOfChecks(throttled)).toEqual({
      status: 429,
      reason: 'too-soon',
      retryAfterMs: 1000,
      minutesSinceLastBid: 2,
    });
    expect(orderOfChecks({ ...throttled, tooSoon: null })).toEqual({ status: 422, reason: 'value' });
  });
});
