import { expect, it } from 'vitest';
import { isCostly } from './json-cost.ts';

const limits = { deepest: 2, mostSigns: 20 };

it.each([
  ['[[]]', false],
  ['[[[]]]', true],
  ['{"a":[{}]}', true],
  ['[[],[],[]]', false],
  ['"[[[["', false],
  ['["\\"[[[["]', false],
  ['["\\\\",[[]]]', true],
  ['["\\\\\\"[[[["]', false],
])('says of %s whether it lies more than two deep', (text, deeper) => {
  expect(isCostly(text, limits)).toBe(deeper);
});

it.each([
  ['many lists', `[${'[],'.repeat(7)}[]]`, true],
  ['many numbers', `[${'1,'.repeat(10)}1]`, true],
  ['one long text', `["${'x'.repeat(1000)}"]`, false],
  ['a text of quotes', `["${'\\"'.repeat(20)}"]`, true],
  ['a text without an end', `["${'x'.repeat(1000)}`, false],
])('says of %s whether they cost more than their size', (_what, text, costly) => {
  expect(isCostly(text, limits)).toBe(costly);
});
