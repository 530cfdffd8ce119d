import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { clusterPids } from '../../apps/server/test/processes/cluster-processes.ts';

/**
 * Kills PostgreSQL with -9: its first process alone, which leaves the others to notice, or all of them in one moment, as when a machine
 * loses its power. Returns when it accepts queries again; its supervisor restarts it.
 */
export async function killDatabase(clusterDir: string, database: Database, all: boolean): Promise<void> {
  const pids = await clusterPids(clusterDir);
  killAll(all ? pids : pids.slice(0, 1));
  await untilItAnswers(database);
}

/** Waits for a database that is started again. */
export async function untilItAnswers(
  database: Database,
  isAnother: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  for (let tries = 0; tries < 2400; tries += 1) {
    const up = await database.rows({ name: 'faults.up', text: 'select 1' }).catch(() => null);
    if (up && (await isAnother())) return;
    await pause(50);
  }
  throw new Error('The database did not come back.');
}

/** Ends processes at once. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
}
