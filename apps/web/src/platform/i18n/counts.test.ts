import { expect, test } from 'vitest';
import { countText } from './counts.ts';

test.each([
  ['1.234.567 km', '1,234,567 km'],
  ['980 h', '980 h'],
  ['45.000 a 60.000 km', '45,000 a 60,000 km'],
  ['', ''],
])('%s is %s in English, and itself in Portuguese, I18N-02', (text, english) => {
  expect([countText(text, 'EN'), countText(text, 'PTBR')]).toEqual([english, text]);
});
