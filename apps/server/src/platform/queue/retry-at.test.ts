import { expect, it } from 'vitest';
import { retryAt } from './retry-at.ts';

it('waits longer after each failure, never longer than the longest, and gives up', () => {
  const backoff = { firstMs: 10, factor: 3, longestMs: 50, maxAttempts: 4 };
  expect([1, 2, 3, 4, 5].map((tries) => retryAt(backoff, tries, 1000))).toEqual([
    1010,
    1030,
    1050,
    null,
    null,
  ]);
});
