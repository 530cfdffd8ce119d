import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementAmount } from './statement-amount.ts';
import { ofxDay, tableDay } from './statement-day.ts';

describe('an amount of a bank', () => {
  it.each([
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1.500,50', 150_050],
    ['1,500.50', 150_050],
    ['1.234.567', 123_456_700],
    ['12.345.678,90', 1_234_567_890],
    ['R$ 1 500,50', 150_050],
    ['-R$ 12,00', -1200],
    ['\u221212,00', -1200],
    ['12,00-', -1200],
    ['(12,00)', -1200],
    ['12,00 D', -1200],
    ['12,00C', 1200],
    ['+0.01', 1],
    ['100.0000', 10_000],
    ['-0,00', 0],
    ['1.234', 'ambiguous'],
    ['-12,345', 'ambiguous'],
    ['1.2345', null],
    ['1.23.456,00', null],
    ['1,234,56', null],
    ['(12,00', null],
    ['-12,00 C', null],
    ['1e3', null],
    ['99999999999999999', null],
    ['', null],
    ['-', null],
    [`${'1'.repeat(60)}`, null],
  ])('%s is %s', (text, amount) => {
    expect(statementAmount(text)).toBe(amount);
  });

  it('is the same in both countries, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (amount) => {
        const [whole, cents] = [
          Math.trunc(Math.abs(amount) / 100),
          String(Math.abs(amount) % 100).padStart(2, '0'),
        ];
        const grouped = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.');
        const sign = amount < 0 ? '-' : '';
        expect(statementAmount(`${sign}${grouped},${cents}`)).toBe(amount);
        expect(statementAmount(`${sign}${grouped.replaceAll('.', ',')}.${cents}`)).toBe(amount);
        expect(statementAmount(`${sign}${whole}.${cents}`)).toBe(amount);
      }),
    );
  });
});

describe('a day of a bank', () => {
  it.each([
    ['20261127', '2026-11-27'],
    ['20261127235959', '2026-11-27'],
    ['20261128000000[-3:BRT]', '2026-11-28'],
    ['20261128000000[0:GMT]', '2026-11-28'],
    ['20261128120000.000[0:GMT]', '2026-11-28'],
    ['20261128023000[0:GMT]', '2026-11-27'],
    ['20261127223000[-03:EST]', '2026-11-27'],
    ['20261127233000[-5:EST]', '2026-11-28'],
    ['20240229', '2024-02-29'],
    ['20260229', null],
    ['20261327', null],
    ['20261127250000', null],
    ['19991231', null],
    ['2026-11-27', null],
    ['', null],
  ])('%s in OFX is %s', (text, day) => {
    expect(ofxDay(text)).toBe(day);
  });

  it.each([
    ['27/11/2026', '2026-11-27'],
    ['7/1/2026', '2026-01-07'],
    ['27/11/26', '2026-11-27'],
    ['27.11.2026 10:33', '2026-11-27'],
    ['2026-11-27T10:33:00', '2026-11-27'],
    ['11/27/2026', null],
    ['31/11/2026', null],
    ['27/11', null],
    ['2026-11-271', null],
  ])('%s in a table is %s', (text, day) => {
    expect(tableDay(text)).toBe(day);
  });
});
