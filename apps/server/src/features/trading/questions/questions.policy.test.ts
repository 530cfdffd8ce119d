import { expect, test } from 'vitest';
import { anActor, aPartnerUser } from '../../../../test/builders/actor.ts';
import { storeOf } from '../../../platform/access/store-access.ts';

test('sales and administrator see the questions of all stores, whatever store is their own, S-23', () => {
  expect(storeOf(anActor({ staffRole: 'sales', partnerId: 4 }))).toBeNull();
  expect(storeOf(anActor({ staffRole: 'administrator', partnerId: 4 }))).toBeNull();
});

test('the user of a store sees those of that store', () => {
  expect(storeOf(aPartnerUser(4))).toBe(4);
  expect(storeOf(anActor({ staffRole: 'content', partnerId: 4 }))).toBe(4);
});
