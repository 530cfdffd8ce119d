import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWestern, letterRanges, SITE_LETTERS } from './site-letters.ts';

const src = new URL('../../src/', import.meta.url);

test('what the site itself says is written with the letters that come first', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(500);
  const said = files.flatMap((name) => [
    ...readFileSync(new URL(name.replaceAll('\\', '/'), src), 'utf8').replaceAll(/\s/g, ' '),
  ]);
  const missing = [...new Set(said)].filter((letter) => isWestern(letter) && !SITE_LETTERS.includes(letter));
  expect(missing).toEqual([]);
});

test('each character of the family comes from one file, and marks without a shape from none', () => {
  const { small, rest } = letterRanges();
  const ranges = `${small}, ${rest}`.split(', ').map((range) => range.slice(2).split('-'));
  const codes = ranges.flatMap(([first = '', last = first]) =>
    Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, n) => parseInt(first, 16) + n),
  );
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['ç', 'ë', '€'].map((letter) => letter.codePointAt(0))));
  expect(small).toContain('U+20-7E');
  for (const mark of [0x0a, 0xad, 0x200b, 0x2028, 0x2066]) expect(codes).not.toContain(mark);
});

test('the letters that come first fit into the first answer of a connection, some 14 KB', () => {
  expect(statSync(new URL('styles/letters/geist-site.woff2', src)).size).toBeLessThan(14_100);
});
