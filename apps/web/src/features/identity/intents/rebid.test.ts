import { expect, it } from 'vitest';
import type { DealIntent } from './intent-state.ts';
import { nextAmount, rebid } from './rebid.ts';

const intent: DealIntent = {
  type: 'BID',
  value: 1_000_000,
  price: 990_000,
  message: '',
  offer: {
    code: 7,
    title: 'Gol',
    photo: null,
    years: '',
    fuel: '',
    plate: '',
    colour: '',
    usage: '',
    more: [],
  },
  minimum: 990_001,
  increment: 25_000,
  bindingStep: 0,
  partner: null,
  key: 'first',
  addresses: [3],
  address: 3,
  freight: 'S',
  step: 2,
  canNext: true,
};

it('the next amount is the present price and one step, in whole reais', () => {
  expect(nextAmount(intent, 1_000_050)).toBe(1_025_100);
  expect(nextAmount({ increment: null }, 1_000_000)).toBe(1_010_000);
});

it('another amount is another intention with a key of its own, and how it is received stays, rules 0.8', () => {
  const next = rebid(intent, 1_025_000, 1_000_000);
  expect(next).toMatchObject({
    value: 1_025_000,
    price: 1_000_000,
    minimum: 1_000_001,
    address: 3,
    freight: 'S',
  });
  expect(next.key).not.toBe(intent.key);
});
