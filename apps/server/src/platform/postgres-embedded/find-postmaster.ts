import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine, isAlive } from './process-facts.ts';

/** What `postmaster.pid` says: the server's process and port. `ours` = it runs and serves this very cluster. */
export type Postmaster = { pid: number; port: number; ours: boolean };

/** Returns the server that a cluster's `postmaster.pid` names, or null when there is no such file. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const written = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = written?.split('\n');
  const pid = Number(lines?.[0]);
  if (lines === undefined || !Number.isSafeInteger(pid) || pid <= 0) return null;
  const command = isAlive(pid) ? await commandLine(pid) : '';
  return { pid, port: Number(lines[3]), ours: command.includes('postgres') && command.includes(clusterDir) };
}
