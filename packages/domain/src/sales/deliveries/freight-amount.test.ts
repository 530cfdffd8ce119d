import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFreightAmount } from './freight-amount.ts';

it('a freight is free, or of whole centavos up to R$ 1 million', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 200_000_000 }), (amount) => {
      expect(isFreightAmount(amount)).toBe(amount >= 0 && amount <= 100_000_000);
    }),
  );
  fc.assert(
    fc.property(fc.double(), (amount) => {
      if (!Number.isInteger(amount)) expect(isFreightAmount(amount)).toBe(false);
    }),
  );
  expect([0, 100_000_000, 100_000_001, -1, null].map(isFreightAmount)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
