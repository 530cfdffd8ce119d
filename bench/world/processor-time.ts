import { readFile, readdir } from 'node:fs/promises';
import type { Queries } from '../../apps/server/src/platform/db/database.ts';

/** Microseconds of processor that processes have had so far, by their ids. */
type Times = ReadonlyMap<number, number>;

/** Measures the processor time of a server and of its database; gives the way to read what both have had since, in microseconds. */
export async function processorClock(
  serverPid: number,
  database: Queries,
): Promise<() => Promise<{ readonly server: number; readonly database: number }>> {
  const before = await read(serverPid, database);
  return async () => {
    const now = await read(serverPid, database);
    return { server: since(before.server, now.server), database: since(before.database, now.database) };
  };
}

const others = {
  name: 'bench.processes',
  text: 'select pid from pg_stat_activity where pid <> pg_backend_pid()',
} as const;

async function read(serverPid: number, database: Queries) {
  const rows = await database.rows<{ pid: number }>(others);
  return { server: await timesOf([serverPid]), database: await timesOf(rows.map(({ pid }) => pid)) };
}

async function timesOf(pids: readonly number[]): Promise<Times> {
  return new Map(await Promise.all(pids.map(async (pid) => [pid, await timeOf(pid)] as const)));
}

/** All threads that live, to the nanosecond: what the usual figures of a process count in hundredths of a second. */
async function timeOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')),
  );
  return times.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1000, 0);
}

/** Processes that began meanwhile count with all that they had. */
function since(earlier: Times, now: Times): number {
  let sum = 0;
  for (const [pid, time] of now) sum += time - (earlier.get(pid) ?? 0);
  return sum;
}
