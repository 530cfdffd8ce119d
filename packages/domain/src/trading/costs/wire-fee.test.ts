import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOn, type FeeRule } from './fee-rule.ts';
import { feeFromWire, wireFromFee } from './wire-fee.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const rule = fc
  .record({
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    minimum: amount,
    above: fc.option(amount),
    fixed: amount,
  })
  .map(({ above, ...fee }): FeeRule => ({ ...fee, maximum: above === null ? null : fee.minimum + above }));

it('a fee that travels is the same fee, and asks the same of every price', () => {
  fc.assert(
    fc.property(rule, amount, (fee, price) => {
      const travelled = feeFromWire(wireFromFee(fee));
      expect({ maximum: null, ...travelled }).toEqual(fee);
      expect(feeOn(price, travelled)).toBe(feeOn(price, fee));
    }),
  );
});

it('a fee without a maximum carries none', () => {
  expect(wireFromFee({ basisPoints: 525, minimum: 50_000, fixed: 1 })).toEqual({
    percentual: 5.25,
    minimo: 500,
    fixa: 0.01,
  });
});
