import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A signed-in device of a user. Instants are epoch milliseconds UTC. */
export interface OpenSessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly created_at: number;
  readonly last_seen_at: number;
}

/** More than anyone has; the list stays readable for a user whose programs sign in again and again. */
const most = 100;

const list = statement({
  name: 'sessions-open',
  text: `select id, user_agent, address, created_at, last_seen_at from session
    where account_id = $1 and revoked_at is null and not restricted and expires_at > $2 and last_seen_at > $3
    order by id = $4 desc, last_seen_at desc, id limit ${most}`,
});

const end = statement({
  name: 'session-end-own',
  text: `update session set revoked_at = $3
    where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3 returning user_agent`,
});

/** The active sessions of an account: the given one first, then the last used. */
export function openSessionsOf(
  queries: Queries,
  given: { accountId: number; currentId: string; now: number; idleMs: number },
): Promise<OpenSessionRow[]> {
  const { accountId, currentId, now, idleMs } = given;
  return queries.rows(list, [accountId, new Date(now), new Date(now - idleMs), currentId]);
}

/** Ends a session of an account and returns its user agent; undefined if it had ended or is another user's. */
export function endOwnSession(
  queries: Queries,
  { id, accountId, now }: { id: string; accountId: number; now: number },
): Promise<{ readonly user_agent: string | null } | undefined> {
  return queries.row(end, [id, accountId, new Date(now)]);
}
