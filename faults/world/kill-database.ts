import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { findPostmaster } from '../../apps/server/src/platform/postgres-embedded/find-postmaster.ts';

/**
 * Kills PostgreSQL with -9: its first process alone, which leaves the others to notice, or all of them in one moment, as when a machine
 * loses its power. Answers when it takes queries again; whoever keeps it starts it.
 */
export async function killDatabase(clusterDir: string, database: Database, all: boolean): Promise<void> {
  const found = await findPostmaster(clusterDir);
  if (!found) throw new Error('The database does not run.');
  const children = all ? await childrenOf(found.pid) : [];
  for (const pid of [found.pid, ...children]) kill(pid);
  for (let tries = 0; tries < 2400; tries += 1) {
    const up = await database.rows({ name: 'faults.up', text: 'select 1' }).catch(() => null);
    if (up) return;
    await pause(50);
  }
  throw new Error('The database did not come back.');
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return pids.filter((_, index) => parents[index] === parent);
}

/** The fourth field of `stat`; the name before it stands in brackets and may hold spaces. */
async function parentOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
