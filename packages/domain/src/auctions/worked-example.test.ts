import { expect, it } from 'vitest';
import { workedExample } from './worked-example.ts';

it('works out the published example: challenge answered, tie to the earlier, then overtaken, rules 0.5', () => {
  const steps = workedExample(1_000_000, 10_000).map(({ bidder, amount, price, leader }) => [
    bidder,
    amount,
    price,
    leader,
  ]);
  expect(steps).toEqual([
    ['Ana', 1_100_000, 1_000_000, 'Ana'],
    ['Bruno', 1_040_000, 1_050_000, 'Ana'],
    ['Bruno', 1_100_000, 1_100_000, 'Ana'],
    ['Bruno', 1_150_000, 1_110_000, 'Bruno'],
  ]);
});
