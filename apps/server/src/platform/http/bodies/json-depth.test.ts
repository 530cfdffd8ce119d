import { expect, it } from 'vitest';
import { isDeeper } from './json-depth.ts';

it.each([
  ['[[]]', false],
  ['[[[]]]', true],
  ['{"a":[{}]}', true],
  ['[[],[],[]]', false],
  ['"[[[["', false],
  ['["\\"[[[["]', false],
  ['["\\\\",[[]]]', true],
])('says of %s whether it lies more than two deep', (text, deeper) => {
  expect(isDeeper(text, 2)).toBe(deeper);
});
