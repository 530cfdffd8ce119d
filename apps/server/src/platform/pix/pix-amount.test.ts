import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, centavosOf } from './pix-amount.ts';
import { isEndToEndId, isTxid, txidOf } from './txid.ts';

test('an amount is the same after writing and reading it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (centavos) => {
      expect(centavosOf(amountText(centavos))).toBe(centavos);
    }),
  );
  expect([amountText(0), amountText(7), amountText(123_456)]).toEqual(['0.00', '0.07', '1234.56']);
});

test.each(['', '1', '1.5', '1,50', '-1.00', '1.000', ' 1.00', '1e3', '12345678901.00', 'NaN'])(
  'reads no amount in "%s"',
  (text) => expect(centavosOf(text)).toBeNull(),
);

test.each([-1, 0.5, Number.NaN, 1_000_000_000_000])('writes no amount of %s', (centavos) => {
  expect(() => amountText(centavos)).toThrow(RangeError);
});

test('names of charges have 26 to 35 letters and digits, those of payments 32', () => {
  expect(
    ['a'.repeat(25), 'a'.repeat(26), 'a'.repeat(35), 'a'.repeat(36), `${'a'.repeat(26)}-`].map(isTxid),
  ).toEqual([false, true, true, false, false]);
  expect(['E'.repeat(31), 'E'.repeat(32), `${'E'.repeat(32)}\n`].map(isEndToEndId)).toEqual([
    false,
    true,
    false,
  ]);
  expect(txidOf('6d0f2a52-0f3a-4c4e-9f57-0a5b3d0e8f11')).toBe('6d0f2a520f3a4c4e9f570a5b3d0e8f11');
});
