import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describe } from './describe.ts';

it('takes whole sentences as long as they fit into 160 letters', () => {
  expect(describe(['Fiat Uno.', '', 'Compre já por R$ 10.000,00.', 'x'.repeat(160), 'Com laudo.'])).toBe(
    'Fiat Uno. Compre já por R$ 10.000,00. Com laudo.',
  );
});

it('never gives more than 160 letters, and something whenever there is something', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 300 })), (sentences) => {
      const text = describe(sentences);
      return (
        text.length <= 160 &&
        (text !== '' || sentences.every((each) => each.trim() === '')) &&
        text.isWellFormed()
      );
    }),
  );
});
