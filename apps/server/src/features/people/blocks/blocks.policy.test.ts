import { expect, test } from 'vitest';
import { anActor } from '../../../../test/builders/actor.ts';
import { blockRefusal } from './blocks.policy.ts';

const customer = { id: 2, staff_role: null };
const colleague = { id: 2, staff_role: 'sales' };

test('the sales team and the administrator may shut out a customer', () => {
  expect(blockRefusal(anActor({ staffRole: 'sales' }), customer)).toBeNull();
  expect(blockRefusal(anActor({ staffRole: 'administrator' }), customer)).toBeNull();
});

test('staff are for the administrator alone', () => {
  expect(blockRefusal(anActor({ staffRole: 'sales' }), colleague)).toBe('account-of-staff');
  expect(blockRefusal(anActor({ staffRole: 'content' }), colleague)).toBe('account-of-staff');
  expect(blockRefusal(anActor({ staffRole: 'administrator' }), colleague)).toBeNull();
});

test('nobody shuts out the own account, the administrator neither', () => {
  const own = { id: 1, staff_role: 'administrator' };
  expect(blockRefusal(anActor({ staffRole: 'administrator' }), own)).toBe('account-own-block');
  expect(blockRefusal(anActor(), { id: 1, staff_role: null })).toBe('account-own-block');
});
