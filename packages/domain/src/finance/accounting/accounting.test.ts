import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '../book/book-account.ts';
import { isAccountingPeriod } from './accounting-period.ts';
import { CHART } from './chart.ts';
import { ofxMovement } from './ofx.ts';

it('every account has a code and a name of its own', () => {
  for (const part of ['code', 'PTBR', 'EN'] as const)
    expect(new Set(ACCOUNT_KINDS.map((kind) => CHART[kind][part])).size).toBe(ACCOUNT_KINDS.length);
});

it('the book is exported for thirteen months at most', () => {
  expect(isAccountingPeriod('2026-11-27', '2026-11-27')).toBe(true);
  expect(isAccountingPeriod('2026-11-27', '2026-11-26')).toBe(false);
  expect(isAccountingPeriod('2025-12-01', '2026-12-31')).toBe(true);
  expect(isAccountingPeriod('2025-12-01', '2027-01-01')).toBe(false);
  expect(isAccountingPeriod('2025-11-30', '2026-12-29')).toBe(true);
  expect(isAccountingPeriod('2025-11-30', '2026-12-30')).toBe(false);
});

describe('a movement in OFX', () => {
  const movement = {
    id: 7,
    at: Date.UTC(2026, 10, 28, 1, 2, 3, 4),
    amount: -5,
    name: 'Compra 7',
    memo: null,
  };

  it('is on the day of São Paulo, and exact to the centavo', () => {
    expect(ofxMovement(movement)).toContain('<DTPOSTED>20261127220203.004[-3:BRT]</DTPOSTED>');
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (amount) => {
        const [, sign, whole, cents] =
          /<TRNAMT>(-?)(\d+)\.(\d\d)</.exec(ofxMovement({ ...movement, amount })) ?? [];
        expect(Number(`${sign}${whole}${cents}`)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  it('breaks out of no tag, and is no longer than the standard allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const written = ofxMovement({ ...movement, name: text, memo: text });
        expect(written.match(/</g)).toHaveLength(14);
        expect(written).not.toContain('\u0000');
      }),
    );
    const long = ofxMovement({ ...movement, name: '💶'.repeat(40), memo: 'm'.repeat(300) });
    expect(long).toContain(`<NAME>${'💶'.repeat(32)}</NAME><MEMO>${'m'.repeat(255)}</MEMO>`);
  });
});
