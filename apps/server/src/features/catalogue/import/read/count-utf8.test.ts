import { repeats } from '@patio/domain/testing-support/repeats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Counter } from './count-utf8.ts';

/** Bytes at the bounds of what may follow what, and any others. */
const byte = fc.oneof(
  fc.constantFrom(
    0x41,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc2,
    0xdf,
    0xe0,
    0xe3,
    0xed,
    0xef,
    0xf0,
    0xf4,
    0xf5,
  ),
  fc.integer({ min: 0, max: 255 }),
);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

test('nothing is wrong exactly with what is UTF-8, however it is cut', () => {
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 8 }), fc.nat(8), (all, cut) => {
      const bytes = Uint8Array.from(all);
      const counter = utf8Counter();
      counter.add(bytes.subarray(0, cut));
      counter.add(bytes.subarray(cut));
      expect(counter.counts().wrong === 0).toBe(isUtf8(bytes));
    }),
    { numRuns: repeats(5_000, 100_000) },
  );
});

test('characters of more than one byte are counted, ASCII is not', () => {
  const counter = utf8Counter();
  counter.add(Buffer.from('São Paulo € 👍'));
  expect(counter.counts()).toEqual({ right: 3, wrong: 0 });
});
