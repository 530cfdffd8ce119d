import { expect, test } from 'vitest';
import { requestedPart } from './byte-range.ts';

const file = { size: 1000, etag: '"a"' };
const part = (first: number, last: number) => ({ kind: 'part', first, last });

test.each([
  ['no Range', undefined, { kind: 'all' }],
  ['the first bytes', 'bytes=0-99', part(0, 99)],
  ['one byte', 'bytes=999-999', part(999, 999)],
  ['an open end', 'bytes=500-', part(500, 999)],
  ['an end behind the file', 'bytes=500-5000', part(500, 999)],
  ['the last bytes', 'bytes=-100', part(900, 999)],
  ['more last bytes than there are', 'bytes=-5000', part(0, 999)],
  ['no last byte', 'bytes=-0', { kind: 'outside' }],
  ['a start behind the file', 'bytes=1000-', { kind: 'outside' }],
  ['an end before its start', 'bytes=5-2', { kind: 'all' }],
  ['several parts', 'bytes=0-1,5-6', { kind: 'all' }],
  ['another unit', 'lines=0-1', { kind: 'all' }],
  ['no number', 'bytes=-', { kind: 'all' }],
  ['a unit in capitals', 'BYTES=0-1', part(0, 1)],
])('%s', (_name, range, asked) => {
  expect(requestedPart({ range }, file)).toEqual(asked);
});

test('a part of another version of the file is not given: all of the present one is', () => {
  expect(requestedPart({ range: 'bytes=0-1', 'if-range': '"a"' }, file)).toEqual(part(0, 1));
  for (const condition of ['"b"', 'W/"a"', 'Wed, 21 Oct 2026 07:28:00 GMT'])
    expect(requestedPart({ range: 'bytes=0-1', 'if-range': condition }, file)).toEqual({ kind: 'all' });
});

test('an empty file has no part', () => {
  expect(requestedPart({ range: 'bytes=0-' }, { size: 0, etag: '"a"' })).toEqual({ kind: 'outside' });
  expect(requestedPart({ range: 'bytes=-1' }, { size: 0, etag: '"a"' })).toEqual({ kind: 'outside' });
});
