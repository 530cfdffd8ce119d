import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceGap } from './reference-gap.ts';

describe('the distance of a price to its reference', () => {
  it.each([
    [8_800_000, 10_000_000, -12],
    [11_250_000, 10_000_000, 13],
    [8_750_000, 10_000_000, -13],
    [10_000_000, 10_000_000, 0],
    [9_999_900, 10_000_000, 0],
    [0, 10_000_000, null],
    [10_000_000, 0, null],
  ])('of %i to %i is %s %%', (price, reference, expected) => {
    expect(referenceGap(price, reference)).toBe(expected);
  });

  it('has the sign of the difference or is nothing, and is never -0', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (price, reference) => {
        const gap = referenceGap(price, reference) ?? NaN;
        expect(Number.isInteger(gap)).toBe(true);
        expect(Object.is(gap, -0)).toBe(false);
        if (gap !== 0) expect(Math.sign(gap)).toBe(Math.sign(price - reference));
      }),
    );
  });
});
