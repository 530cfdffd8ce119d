import { readdir, readFile } from 'node:fs/promises';
import { findPostmaster } from '../../src/platform/postgres-embedded/find-postmaster.ts';

/** The first process of a cluster's PostgreSQL. */
export async function postmasterPid(clusterDir: string): Promise<number> {
  const found = await findPostmaster(clusterDir);
  if (!found) throw new Error('The database does not run.');
  return found.pid;
}

/** All its processes, the first one first. */
export async function clusterPids(clusterDir: string): Promise<number[]> {
  const first = await postmasterPid(clusterDir);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  return [first, ...pids.filter((_, index) => parents[index] === first)];
}

/** The fourth field of `stat`; the name before it is in brackets and may hold spaces. */
async function parentOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Stops processes where they are, as a machine that is frozen does; gives what lets them go on. */
export function freeze(pids: readonly number[]): () => void {
  // The first one first, so that it starts no other meanwhile.
  for (const pid of pids) send(pid, 'SIGSTOP');
  return () => {
    for (const pid of pids) send(pid, 'SIGCONT');
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself meanwhile.
  }
}
