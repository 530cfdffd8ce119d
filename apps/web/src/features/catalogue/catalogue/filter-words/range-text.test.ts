import { expect, it } from 'vitest';
import { boundText, rangeFromText } from './range-text.ts';

it.each([
  ['45.000', '90.000', { start: 45_000, end: 90_000 }],
  ['R$ 45000,50', '', { start: 45_000, end: -1 }],
  ['', '120.000 km', { start: 0, end: 120_000 }],
  ['45,000', '1.234.567,89', { start: 45_000, end: 1_234_567 }],
  ['', '', { start: 0, end: -1 }],
])('reads %j to %j', (start, end, range) => {
  expect(rangeFromText(start, end)).toEqual(range);
});

it('refuses what is no number, and bounds with nothing between them', () => {
  expect(rangeFromText('abc', '')).toBe('number');
  expect(rangeFromText('-5', '')).toBe('number');
  expect(rangeFromText('1', '9999999999')).toBe('number');
  expect(rangeFromText('90000', '45000')).toBe('order');
  expect(rangeFromText('45000', '45000')).toBe('order');
});

it('writes bounds with dots, and an open one not at all, FILT-22', () => {
  expect([boundText(150_000, -1), boundText(0, 0), boundText(-1, -1)]).toEqual(['150.000', '', '']);
});
