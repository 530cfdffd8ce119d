import type { Queries, Statement } from '../../../platform/db/database.ts';
import type { FindProfile } from '../../../platform/http/context-of.ts';
import { hashOf, isSecret } from './secrets.ts';

const profile = {
  name: 'profile-by-token',
  text: `select a.profile_code from session s join account a on a.id = s.account_id
    where s.token_hash = $1 and s.expires_at > $2 and s.revoked_at is null and a.blocked_at is null`,
} as const satisfies Statement;

/**
 * Which kind of buyer an expired token belongs to while its session goes on, so that a page opened before the token is renewed shows the prices that
 * it will show afterwards. It tells nothing else and opens nothing.
 */
export function findProfileIn(queries: Queries): FindProfile {
  return async (token, now) => {
    if (!isSecret(token)) return null;
    const row = await queries.row<{ profile_code: number }>(profile, [hashOf(token), new Date(now)]);
    return row?.profile_code ?? null;
  };
}
