import { describe, expect, it } from 'vitest';
import { immediateSince, isBusinessProfile, isImmediate } from './immediate-cancellations.ts';

const DAY = 86_400_000;
const at = 100 * DAY;

describe('immediate cancellations of businesses, rule 0.28', () => {
  it.each([
    [[], false],
    [[at - 30 * DAY], false],
    [[at - 30 * DAY + 1], true],
    [[at], true],
    [[at + 1], false],
    [[at - 40 * DAY, at - 31 * DAY], false],
    [[at - 40 * DAY, at - DAY], true],
  ])('with earlier ones at %j: a strike is %s', (earlier, strike) => {
    expect(isImmediate(earlier, at)).toBe(strike);
  });

  it('count for companies and dealers alone', () => {
    expect([4, 5, 6, 7].map(isBusinessProfile)).toEqual([true, true, false, false]);
    expect(immediateSince(at)).toBe(70 * DAY);
  });
});
