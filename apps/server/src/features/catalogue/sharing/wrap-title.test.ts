import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapTitle } from './wrap-title.ts';

it('breaks a title between words', () => {
  expect(wrapTitle('Volvo FH 540 6x4 Globetrotter', 16, 2)).toEqual(['Volvo FH 540 6x4', 'Globetrotter']);
});

it('ends what does not fit with an ellipsis', () => {
  expect(wrapTitle('um dois três quatro cinco', 8, 2)).toEqual(['um dois', 'três…']);
});

it('never makes a line too long nor one too many', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const lines = wrapTitle(title, 20, 2);
      return lines.length <= 2 && lines.every((line) => [...line].length <= 20);
    }),
  );
});
