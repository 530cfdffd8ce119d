import { expect, test } from 'vitest';
import { anActor, aPartnerUser } from '../../../../test/builders/actor.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { maySetSteps } from './increments.policy.ts';

test('sales and administrator set the steps of the house and of every store, whatever store is their own', () => {
  for (const staffRole of ['sales', 'administrator'] as const) {
    const actor = anActor({ staffRole, partnerId: 4 });
    expect(storeOf(actor)).toBeNull();
    expect([null, 4, 5].map((partnerId) => maySetSteps(actor, partnerId))).toEqual([true, true, true]);
  }
});

test('the user of a store sets the steps of that store alone', () => {
  const actor = aPartnerUser(4);
  expect(storeOf(actor)).toBe(4);
  expect([null, 4, 5].map((partnerId) => maySetSteps(actor, partnerId))).toEqual([false, true, false]);
});

test('the content editor of a store counts as its user', () => {
  expect(storeOf(anActor({ staffRole: 'content', partnerId: 4 }))).toBe(4);
});
