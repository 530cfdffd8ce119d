import { expect, test } from 'vitest';
import { anActor, aPartnerUser } from '../../../../test/builders/actor.ts';
import { storeOf } from '../../../platform/access/store-access.ts';
import { mayDecide } from './conditional.policy.ts';

test('sales and administrator decide on every conditional sale, whatever store is their own', () => {
  for (const staffRole of ['sales', 'administrator'] as const) {
    const actor = anActor({ staffRole, partnerId: 4 });
    expect(storeOf(actor)).toBeNull();
    expect([null, 4, 5].map((offer) => mayDecide(actor, offer))).toEqual([true, true, true]);
  }
});

test('the user of a store decides on the sales of that store alone', () => {
  const actor = aPartnerUser(4);
  expect(storeOf(actor)).toBe(4);
  expect([null, 4, 5].map((offer) => mayDecide(actor, offer))).toEqual([false, true, false]);
});

test('the content editor of a store counts as its user', () => {
  expect(storeOf(anActor({ staffRole: 'content', partnerId: 4 }))).toBe(4);
});
