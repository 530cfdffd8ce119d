import { expect } from 'vitest';
import type { Queries } from '../src/platform/db/database.ts';

const waiting = {
  name: 'test.somebody-waits',
  text: `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
} as const;

/** Until some statement waits for a row that somebody else holds. */
export async function somebodyWaits(queries: Queries): Promise<void> {
  await expect
    .poll(async () => (await queries.row<{ count: number }>(waiting))?.count, { timeout: 30_000 })
    .toBeGreaterThan(0);
}
