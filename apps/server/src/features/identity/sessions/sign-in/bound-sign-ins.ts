import type { ServerDeps } from '../../../../deps.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { statement } from '../../../../platform/db/statement.ts';

const hourMs = 3_600_000;

const opened = statement({
  name: 'sessions-opened-since',
  text: 'select count(*)::int as count from session where account_id = $1 and created_at > $2',
});

/**
 * Refuses an account that has signed in too often within the hour: a right password must not be usable to keep the server busy either, and
 * each session is a row (rule 0.37). Open sessions stay. Errors: `too-many-requests`.
 */
export async function boundSignIns(
  database: Queries,
  { rules }: ServerDeps['config'],
  accountId: number,
  now: number,
): Promise<void> {
  const row = await database.row(opened, [accountId, new Date(now - hourMs)]);
  if ((row?.count ?? 0) < rules.signInsPerHour) return;
  throw new ApiError('too-many-requests', { headers: { 'retry-after': String(hourMs / 1000) } });
}
