import { expect, test } from 'vitest';
import { anActor, aPartnerUser } from '../../../../test/builders/actor.ts';
import { storeOf, worksForTheHouse } from '../../../platform/access/store-access.ts';
import { mayDecide } from './proposals.policy.ts';

test('the sales team and the administrator work for the house, nobody else does', () => {
  const works = (['sales', 'administrator', 'content', null] as const).map((staffRole) =>
    worksForTheHouse(anActor({ staffRole })),
  );
  expect(works).toEqual([true, true, false, false]);
});

test('the house sees and decides on the proposals of every store, whatever store is their own', () => {
  const actor = anActor({ staffRole: 'sales', partnerId: 4 });
  expect(storeOf(actor)).toBeNull();
  expect([null, 4, 5].map((offer) => mayDecide(actor, offer))).toEqual([true, true, true]);
});

test('the user of a store sees and decides on those of that store alone', () => {
  const actor = aPartnerUser(4);
  expect(storeOf(actor)).toBe(4);
  expect([null, 4, 5].map((offer) => mayDecide(actor, offer))).toEqual([false, true, false]);
});

test('a customer decides on none, those of the house included', () => {
  expect([null, 4].map((offer) => mayDecide(anActor(), offer))).toEqual([false, false]);
});
