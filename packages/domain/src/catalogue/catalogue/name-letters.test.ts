import { expect, it } from 'vitest';
import { nameLetters } from './name-letters.ts';

it.each([
  ['Fiat', 'fia'],
  ['Mercedes-Benz', 'mb'],
  ['Trator de esteira', 'te'],
  ['Trator agrícola', 'ta'],
  ['Sedã', 'sed'],
  ['FH 540', 'f5'],
  ['C', 'c'],
  ['Órfão – “é”', 'orf'],
  ['東風', 'x'],
])('%s is %s', (name, letters) => {
  expect(nameLetters(name)).toBe(letters);
});
