import { expect, it } from 'vitest';
import { inOrder, rankOf, RANKS } from './desk-order.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const cards = ['/a', '/b', '/c'].map((path) => ({ path }));
const paths = (ranks: Parameters<typeof inOrder>[1]) => inOrder(cards, ranks).map(({ path }) => path);

it('what is overdue stands before what waits, and what waits before nothing', () => {
  const ranks = new Map([
    ['/a', RANKS.nothing],
    ['/b', RANKS.waiting],
    ['/c', RANKS.overdue],
  ] as const);
  expect(paths(ranks)).toEqual(['/c', '/b', '/a']);
});

it('cards stay where they are until all are known', () => {
  expect(paths(new Map([['/c', RANKS.overdue]] as const))).toEqual(['/a', '/b', '/c']);
});

it.each([
  [0, '2026-11-30T11:00:00Z', RANKS.nothing],
  [2, '2026-11-30T11:00:00Z', RANKS.overdue],
  [2, '2026-11-30T13:00:00Z', RANKS.waiting],
  [2, null, RANKS.waiting],
])('%s that are due at %s', (count, due, rank) => {
  expect(rankOf(count, due, NOW)).toBe(rank);
});
