import { expect, it } from 'vitest';
import { isBlank } from './blank.ts';

it.each(['', ' ', '\t\n', '\u00A0', '\u200B\u200B', '\uFEFF', '\u2060', '\u3164', '\u2800', '\u200F \u200E'])(
  'sees nothing in %j',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['a', '0', '\u200Ba', '.', '👍', 'é', '\u05D0', '​e\u0301'])('sees something in %j', (text) => {
  expect(isBlank(text)).toBe(false);
});
