import type { Database, Statement } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { FindActor } from '../../platform/http/context-of.ts';
import { hashOf, isSecret } from './secrets.ts';

const seenEveryMs = 60_000;

interface ActorRow {
  readonly id: string;
  readonly account_id: number;
  readonly restricted: boolean;
  readonly last_seen_at: number;
  readonly profile_code: number;
  readonly must_change_password: boolean;
  readonly partner_id: number | null;
  readonly staff_role: Actor['staffRole'];
}

const actor = {
  name: 'actor-by-token',
  text: `select s.id, s.account_id, s.restricted, s.last_seen_at, a.profile_code, a.must_change_password, a.partner_id, a.staff_role
    from session s join account a on a.id = s.account_id
    where ((s.token_hash = $1 and s.token_expires_at > $2) or (s.previous_token_hash = $1 and s.previous_token_until > $2))
      and s.expires_at > $2 and s.revoked_at is null and a.blocked_at is null`,
} as const satisfies Statement;

const seen = {
  name: 'session-seen',
  text: 'update session set last_seen_at = $2 where id = $1 and last_seen_at < $2',
} as const satisfies Statement;

/** Finds who is behind a token: one query a call, and at most one note a minute that the session is in use. */
export function findActorIn(database: Database): FindActor {
  return async (token, now) => {
    if (!isSecret(token)) return null;
    const row = await database.row<ActorRow>(actor, [hashOf(token), new Date(now)]);
    if (!row) return null;
    if (now - row.last_seen_at >= seenEveryMs) await database.run(seen, [row.id, new Date(now)]);
    return {
      accountId: row.account_id,
      profileCode: row.profile_code,
      sessionId: row.id,
      restricted: row.restricted || row.must_change_password,
      mustChangePassword: row.must_change_password,
      partnerId: row.partner_id,
      staffRole: row.staff_role,
    };
  };
}
