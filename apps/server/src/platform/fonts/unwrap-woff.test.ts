import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { unwrapWoff } from './unwrap-woff.ts';

const woff = await readFile(
  fileURLToPath(import.meta.resolve('@fontsource/geist/files/geist-latin-700-normal.woff')),
);

/** The sum of a table as its directory states it: whole words, modulo 2³². */
function sumOf(table: Buffer): number {
  const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
  table.copy(padded);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

test('the font inside has the size that its wrapping states, and every table its sum', () => {
  const font = unwrapWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  expect(tables.length).toBeGreaterThan(8);
  for (const at of tables) {
    const name = font.toString('latin1', at, at + 4);
    const [sum, from, length] = [4, 8, 12].map((offset) => font.readUInt32BE(at + offset));
    // The sum of the head leaves out a field that mentions the whole file.
    if (name !== 'head')
      expect([name, sumOf(font.subarray(from, (from ?? 0) + (length ?? 0)))]).toEqual([name, sum]);
  }
});

test('anything else is refused', () => {
  expect(() => unwrapWoff(Buffer.from('nothing'))).toThrow('not a WOFF file');
  expect(() => unwrapWoff(woff.subarray(0, 60))).toThrow(
    /outside buffer bounds|range|WOFF file|unexpected end/,
  );
  const damaged = Buffer.from(woff);
  damaged.fill(0, 400, 4000);
  expect(() => unwrapWoff(damaged)).toThrow(/damaged|incorrect|invalid|unexpected end/);
});
