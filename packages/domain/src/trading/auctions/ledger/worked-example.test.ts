import { expect, it } from 'vitest';
import { workedExample } from './worked-example.ts';

it('works out the published example: challenge answered, tie to the earlier, then overtaken, rules 0.5', () => {
  const steps = workedExample(1_000_000, 10_000).map(({ bidder, automatic, amount, price, leader }) => [
    bidder,
    automatic,
    amount,
    price,
    leader,
  ]);
  expect(steps).toEqual([
    ['Ana', true, 1_100_000, 1_000_000, 'Ana'],
    ['Bruno', false, 1_040_000, 1_050_000, 'Ana'],
    ['Bruno', true, 1_100_000, 1_100_000, 'Ana'],
    ['Bruno', true, 1_150_000, 1_110_000, 'Bruno'],
  ]);
});

it('leaves out what would be refused where a bid need not be higher', () => {
  expect(workedExample(1_000_000, 0)).toEqual([
    { bidder: 'Ana', automatic: true, amount: 1_000_000, price: 1_000_000, leader: 'Ana' },
  ]);
});
