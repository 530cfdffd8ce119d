import { expect, it } from 'vitest';
import { code } from './primitives.ts';

it.each([
  [1000, 1000],
  ['1000', 1000],
  [[1000], null],
  [['1000'], null],
  [true, null],
  ['1e3', null],
  [' 5', null],
  ['', null],
  [0, null],
  ['-1', null],
  [1.5, null],
  [null, null],
  [undefined, null],
])('reads %j as the code %j', (given, expected) => {
  const read = code.safeParse(given);
  expect(read.success ? read.data : null).toBe(expected);
});
