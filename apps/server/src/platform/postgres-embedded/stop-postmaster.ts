import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startMark } from './process-facts.ts';

const STEPS: readonly { signal: NodeJS.Signals; patienceMs: number }[] = [
  // Fast shutdown: ends sessions, writes everything, leaves nothing to recover.
  { signal: 'SIGINT', patienceMs: 8000 },
  // Immediate: the log is replayed at the next start; nothing committed is lost.
  { signal: 'SIGQUIT', patienceMs: 2000 },
  { signal: 'SIGKILL', patienceMs: 2000 },
];

/** Stops a PostgreSQL server and waits until its process is gone. Never throws. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, patienceMs } of STEPS) {
    if (!(await send(pid, signal))) return;
    if (await gone(pid, patienceMs)) return;
  }
}

async function send(pid: number, signal: NodeJS.Signals): Promise<boolean> {
  if (!isAlive(pid)) return false;
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

async function gone(pid: number, patienceMs: number): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += 20) {
    if ((await startMark(pid)) === null) return true;
    await pause(20);
  }
  return false;
}
