import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deflatePieces, gzipOf } from './gzip-pieces.ts';

it('reads back as the pieces with the other text at every joint', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 6 }),
      fc.string({ maxLength: 40 }),
      async (texts, between) => {
        const pieces = texts.map((text) => Buffer.from(text));
        const whole = gzipOf(pieces, await deflatePieces(pieces), Buffer.from(between));
        expect(gunzipSync(whole).toString()).toBe(texts.join(between));
      },
    ),
  );
});
