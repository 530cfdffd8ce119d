import fc from 'fast-check';
import { expect, test } from 'vitest';
import { humanText } from './human-text.ts';
import { lightText } from './light-text.ts';

test('what cannot be read, turns the line or has no width is gone, and what people write stays', () => {
  expect(lightText(' Uno \u202Eonu\u0000\u0007\n\u200B\uD800 👩‍👧 ação ')).toBe('Uno onu   👩‍👧 ação');
});

test('the rule of the server refuses nothing of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(humanText(lightText(text), { lines: 'one' })).toHaveProperty('text');
    }),
  );
});
