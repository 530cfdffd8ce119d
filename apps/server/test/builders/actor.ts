import type { Actor } from '../../src/platform/http/call-context.ts';

/** Who calls: an individual with an account alone, unless a test says more. Nothing is stored. */
export function anActor(changes: Partial<Actor> = {}): Actor {
  return {
    accountId: 1,
    profileCode: 7,
    sessionId: 'session',
    office: false,
    restricted: false,
    mustChangePassword: false,
    partnerId: null,
    staffRole: null,
    storeSuspended: false,
    stepMissing: false,
    ...changes,
  };
}

/** The user of a partner. */
export function aPartnerUser(partnerId: number): Actor {
  return anActor({ partnerId });
}
