import { expect, test } from 'vitest';
import { vehicleIdOf } from './vehicle-id.ts';

test.each([
  ['abc-1d23', { kind: 'plate', text: 'ABC1D23' }],
  ['ABC 1234', { kind: 'plate', text: 'ABC1234' }],
  ['9bwzzz377vt004251', { kind: 'chassis', text: '9BWZZZ377VT004251' }],
  // O, I and Q are not used, because they look like numbers.
  ['9BWZZZ377VTO04251', null],
  ['ABCDEFGHJKLMNPRST', null],
  ['9BWZZZ377VT00425', null],
  ['', null],
])('%s is looked up as %o', (typed, expected) => {
  expect(vehicleIdOf(typed)).toEqual(expected);
});
