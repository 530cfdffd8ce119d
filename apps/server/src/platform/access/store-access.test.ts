import { describe, expect, it } from 'vitest';
import { anActor, aPartnerUser } from '../../../test/builders/actor.ts';
import { mayReachStore, storeOf } from './store-access.ts';

const reached = (actor: Parameters<typeof storeOf>[0]) =>
  [null, 4, 5].map((store) => mayReachStore(actor, store));

describe('who reaches the data of a store, rule 0.12', () => {
  it.each(['sales', 'administrator'] as const)(
    '%s: every store, whatever store is their own',
    (staffRole) => {
      const actor = anActor({ staffRole, partnerId: 4 });
      expect(storeOf(actor)).toBeNull();
      expect(reached(actor)).toEqual([true, true, true]);
    },
  );

  it.each([aPartnerUser(4), anActor({ staffRole: 'content', partnerId: 4 })])(
    'the user of a store: that store alone, neither another nor the house',
    (actor) => {
      expect(storeOf(actor)).toBe(4);
      expect(reached(actor)).toEqual([false, true, false]);
    },
  );

  it.each(['content', 'finance', 'support', 'administrator'] as const)(
    '%s by the roles that a call names, and by their own store elsewhere',
    (staffRole) => {
      const actor = anActor({ staffRole, partnerId: 4 });
      const named = { roles: [staffRole] };
      expect([storeOf(actor, named), mayReachStore(actor, 5, named)]).toEqual([null, true]);
      const house = staffRole === 'administrator';
      expect([storeOf(actor), mayReachStore(actor, 5)]).toEqual([house ? null : 4, house]);
    },
  );

  it.each([anActor(), anActor({ staffRole: 'content', partnerId: null })])(
    'a user of no store and not of the house: nothing',
    (actor) => {
      expect(reached(actor)).toEqual([false, false, false]);
    },
  );
});
