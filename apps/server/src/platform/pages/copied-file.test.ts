import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gzipFile, plainFile, type CopiedFile } from './copied-file.ts';
import { NONCE_LENGTH, newNonce } from './nonces.ts';

const pieces = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { minLength: 1, maxLength: 6 });

it('is the pieces with the nonce at every joint, plain and as gzip, also in a copy that had another nonce', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      const parts = texts.map((text) => Buffer.from(text));
      const written = (file: CopiedFile) => {
        const copy = Buffer.from(file.template);
        return [newNonce(), newNonce()].map((nonce) => {
          file.write(copy, Buffer.from(nonce));
          return { nonce, bytes: Buffer.from(copy) };
        });
      };
      for (const { nonce, bytes } of written(plainFile(parts)))
        expect(bytes.toString()).toBe(texts.join(nonce));
      for (const { nonce, bytes } of written(await gzipFile(parts)))
        expect(gunzipSync(bytes).toString()).toBe(texts.join(nonce));
    }),
  );
});

it('no nonce is given twice, each has its 16 bytes', () => {
  const nonces = Array.from({ length: 1000 }, newNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) {
    expect(nonce).toHaveLength(NONCE_LENGTH);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
  }
});
