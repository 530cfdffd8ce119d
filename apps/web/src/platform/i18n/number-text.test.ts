import { expect, test } from 'vitest';
import { countText, numberText } from './number-text.ts';

test.each([
  ['1.234.567 km', '1,234,567 km'],
  ['980 h', '980 h'],
  ['45.000 a 60.000 km', '45,000 a 60,000 km'],
  ['', ''],
])('%s is %s in English, and itself in Portuguese, I18N-02', (text, english) => {
  expect([countText(text, 'EN'), countText(text, 'PTBR')]).toEqual([english, text]);
});

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1_000, '1.000', '1,000'],
  [1_234_567, '1.234.567', '1,234,567'],
])('%d is written %s, and %s in English, I18N-02', (value, portuguese, english) => {
  expect([numberText(value, 'PTBR'), numberText(value, 'EN')]).toEqual([portuguese, english]);
});
