import { cookieOf } from '../../src/platform/api/cookies.ts';
import type { Person } from '../world/options.ts';
import { world } from './world.ts';

/** How many sessions of a person are open. */
export function openSessions({ id }: Pick<Person, 'id'>): Promise<unknown> {
  return world.value(
    'open',
    'select count(*)::int as open from session where account_id = $1 and revoked_at is null',
    [id],
  );
}

/** Ends every session of a person on the server. */
export async function revokeSessions({ id }: Pick<Person, 'id'>): Promise<void> {
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [id]);
}

/** The token as this browser stores it, in the cookie and in storage; null where there is none. */
export function storedTokens(): { readonly cookie: string | null; readonly storage: string | null } {
  return { cookie: cookieOf(document.cookie, 'token') || null, storage: localStorage.getItem('token') };
}

/** No token anywhere. */
export const NO_TOKENS = { cookie: null, storage: null };
