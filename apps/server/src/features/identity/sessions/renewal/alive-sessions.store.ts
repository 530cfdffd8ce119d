import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const alive = statement({
  name: 'sessions-alive',
  text: `select s.id from session s join account a on a.id = s.account_id
    where s.id = any($1::uuid[]) and s.revoked_at is null and s.expires_at > $2 and a.blocked_at is null
      and not a.must_change_password`,
});

const living = statement({
  name: 'session-lock-living',
  text: `select id from session where id = $1 and account_id = $2 and revoked_at is null and expires_at > $3 for no key update`,
});

/** Whether a session is alive; it is locked until the transaction ends. `now` in epoch milliseconds UTC. */
export async function lockLiving(
  transaction: Transaction,
  { accountId, sessionId, now }: { accountId: number; sessionId: string; now: number },
): Promise<boolean> {
  return (await transaction.row(living, [sessionId, accountId, new Date(now)])) !== undefined;
}

/** Those of the given sessions that are alive: neither ended nor expired, their accounts not blocked. `now` in epoch milliseconds UTC. */
export async function aliveSessions(
  queries: Queries,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries.rows(alive, [ids, new Date(now)]);
  return new Set(rows.map(({ id }) => id));
}
