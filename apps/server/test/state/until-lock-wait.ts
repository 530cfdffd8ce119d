import { expect } from 'vitest';
import type { Queries } from '../../src/platform/db/database.ts';

const waiting = {
  name: 'test.until-lock-wait',
  text: `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
} as const;

/** Settles once so many statements wait for what another transaction holds. */
export async function untilLockWait(queries: Queries, statements = 1): Promise<void> {
  await expect
    .poll(async () => (await queries.row<{ count: number }>(waiting))?.count, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(statements);
}
