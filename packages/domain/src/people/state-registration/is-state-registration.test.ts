import { expect, test } from 'vitest';
import { isStateRegistration } from './is-state-registration.ts';

test.each([
  ['082.345.67-8', false, true],
  ['082345678', false, true],
  [null, true, true],
  ['', true, true],
  [null, false, false],
  ['', false, false],
  ['./-', false, false],
  ['ISENTO', false, false],
  ['082345678', true, false],
])('%s, exempt %s: %s', (registration, exempt, is) => {
  expect(isStateRegistration({ registration, exempt })).toBe(is);
});
