import { expect, it } from 'vitest';
import { accessChangeRefusal, isUsername, type ChangedAccount } from './access-change.ts';

const buyer: ChangedAccount = { isStaff: false, blocked: false, leaving: false, current: 'ana@patio.test' };
const refusal = (changes: Partial<ChangedAccount>, next = 'bia@patio.test', byAdministrator = false) =>
  accessChangeRefusal({ ...buyer, ...changes }, { next, byAdministrator });

it('a change of e-mail or username is made for owners who are in good standing, and to something else', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({}, 'ANA@patio.test')).toBe('access-change-same');
  expect(refusal({ blocked: true })).toBe('access-change-of-blocked');
  expect(refusal({ leaving: true })).toBe('access-change-of-leaving');
  expect(refusal({ isStaff: true })).toBe('account-of-staff');
  expect(refusal({ isStaff: true }, 'bia@patio.test', true)).toBeNull();
});

it('a username has no blanks, and is no e-mail', () => {
  expect(['ana', 'joão.silva', 'loja-norte_2'].map(isUsername)).toEqual([true, true, true]);
  expect(['an', 'a b c', 'ana@patio.test', '<script>', 'x'.repeat(101)].map(isUsername)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
