import type { Queries } from '../../../platform/db/database.ts';
import type { FindProfile } from '../../../platform/http/context-of.ts';
import { hashOf, isSecret } from './secrets.ts';
import { statement } from '../../../platform/db/statement.ts';

const profile = statement({
  name: 'profile-by-token',
  text: `select a.profile_code from session s join account a on a.id = s.account_id
    where s.token_hash = $1 and not s.office and s.expires_at > $2 and s.revoked_at is null and a.blocked_at is null`,
});

/**
 * The buyer profile of an expired token while its session is alive, so that a page opened before the token is renewed shows the same prices
 * as afterwards. It returns nothing else and grants no access.
 */
export function findProfileIn(queries: Queries): FindProfile {
  return async (token, now) => {
    if (!isSecret(token)) return null;
    const row = await queries.row(profile, [hashOf(token), new Date(now)]);
    return row?.profile_code ?? null;
  };
}
