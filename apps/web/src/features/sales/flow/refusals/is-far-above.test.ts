import { describe, expect, it } from 'vitest';
import { isFarAbove } from './is-far-above.ts';

const bid = { minimum: 100_000, value: 250_000 };

describe('the guard against slips in the review', () => {
  it("counts in the offer's own increments", () => {
    expect(isFarAbove({ ...bid, increment: 5_000 })).toBe(true);
    expect(isFarAbove({ ...bid, increment: 10_000 })).toBe(false);
  });
  it('has nothing to say where nobody bids', () => {
    expect(isFarAbove({ minimum: null, increment: null, value: 250_000 })).toBe(false);
  });
});
