import { expect, test } from 'vitest';
import { mayEndAt } from './may-end-at.ts';

const DAY = 86_400_000;

test('a block ends by itself after now, and within a year', () => {
  const now = Date.UTC(2026, 5, 1, 15);
  expect(
    [now - 1, now, now + 1, now + 366 * DAY, now + 400 * DAY].map((until) => mayEndAt(until, now)),
  ).toEqual([false, false, true, true, false]);
});
