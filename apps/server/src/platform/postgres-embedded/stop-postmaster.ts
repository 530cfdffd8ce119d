import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, startMark } from './process-facts.ts';

const STEPS: readonly { signal: NodeJS.Signals; timeoutMs: number }[] = [
  // Fast shutdown: ends sessions, writes everything, leaves nothing to recover.
  { signal: 'SIGINT', timeoutMs: 8000 },
  // Immediate: the log is replayed at the next start; nothing committed is lost.
  { signal: 'SIGQUIT', timeoutMs: 2000 },
  { signal: 'SIGKILL', timeoutMs: 2000 },
];

/** Stops a PostgreSQL server and waits until its process is gone. Never throws. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const { signal, timeoutMs } of STEPS) {
    if (!(await send(pid, signal))) return;
    if (await gone(pid, timeoutMs)) return;
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

async function gone(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += 20) {
    if ((await startMark(pid)) === null) return true;
    await pause(20);
  }
  return false;
}
