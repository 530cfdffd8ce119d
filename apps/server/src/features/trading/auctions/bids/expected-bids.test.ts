import { expect, it } from 'vitest';
import { ExpectedBids } from './expected-bids.ts';

/** Whether each of so many rounds of one bid, with one that waits, would wait for a second, if nothing ever comes. */
function waitsInVain(rounds: number): boolean[] {
  const expected = new ExpectedBids(64);
  return Array.from({ length: rounds }, () => {
    expected.afterRound(1, 1);
    const waits = expected.areMissing(1);
    if (waits) expected.afterWait(1, 1);
    return waits;
  });
}

it('expects those who were answered beside those who wait, and no more than fit', () => {
  const expected = new ExpectedBids(10);
  expected.afterRound(4, 3);
  expect([expected.count, expected.areMissing(3), expected.areMissing(7)]).toEqual([7, true, false]);
  expected.afterRound(8, 8);
  expect([expected.count, expected.areMissing(8), expected.areMissing(10)]).toEqual([10, true, false]);
});

it('expects nothing after a single bid with none behind it', () => {
  const expected = new ExpectedBids(64);
  expected.afterRound(1, 0);
  expect(expected.areMissing(0)).toBe(false);
});

it('waits ever more rarely in vain', () => {
  const waits = waitsInVain(1000);
  const at = waits.flatMap((wait, index) => (wait ? index : []));
  expect(at.slice(0, 10)).toEqual([0, 2, 5, 10, 19, 36, 69, 134, 263, 520]);
  expect(at).toHaveLength(10 + Math.floor((1000 - 521) / 257));
});

it('waits again at every round once those who were expected came', () => {
  const expected = new ExpectedBids(64);
  expected.afterRound(8, 0);
  expected.afterWait(0, 0);
  expected.afterRound(8, 0);
  expect(expected.areMissing(0)).toBe(false);
  expect(expected.areMissing(0)).toBe(true);
  expected.afterWait(0, 6);
  for (let round = 0; round < 3; round += 1) {
    expected.afterRound(8, 0);
    expect(expected.areMissing(0)).toBe(true);
  }
});
