import type { Queries } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const attempts = statement({
  name: 'clean-up-attempts',
  text: 'delete from sign_in_attempt where at < $1',
});

const codes = statement({
  name: 'clean-up-access-codes',
  text: 'delete from access_code where expires_at < $1',
});

const links = statement({
  name: 'clean-up-password-links',
  text: 'delete from password_link where expires_at < $1',
});

const sessions = statement({
  name: 'clean-up-sessions',
  text: 'delete from session where least(revoked_at, expires_at) < $1',
});

/** Removes attempts, codes and links from before `short`, and sessions that ended before `long` (epoch milliseconds UTC). */
export async function removeOld(queries: Queries, before: { short: number; long: number }): Promise<void> {
  for (const statement of [attempts, codes, links]) await queries.run(statement, [new Date(before.short)]);
  await queries.run(sessions, [new Date(before.long)]);
}
