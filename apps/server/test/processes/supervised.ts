import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findCluster } from '../../src/platform/postgres-embedded/find-places.ts';
import { findPostmaster } from '../../src/platform/postgres-embedded/find-postmaster.ts';
import { freePort } from '../../src/platform/postgres-embedded/free-port.ts';
import { startMark } from '../../src/platform/postgres-embedded/process-facts.ts';
import { stopPostmaster } from '../../src/platform/postgres-embedded/stop-postmaster.ts';
import { clusterParent } from './cluster-parent.ts';

/** A supervisor under test. */
export type Supervised = {
  child: ChildProcess;
  port: number;
  /** What it printed so far, both streams. */
  output(): string;
  /** Returns when it has said that it is ready; throws with its output when it ends before. */
  ready(): Promise<void>;
  /** Sends a signal and answers the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Returns the exit code when it ends by itself. */
  ended: Promise<number | null>;
};

const ENTRY = path.resolve(import.meta.dirname, 'supervise-fake-roles.ts');

/** Starts a supervisor in a process of its own; `entry` is the program, small roles by default, `args` are what it is asked for. */
export async function superviseWith(
  env: Record<string, string>,
  entry: string = ENTRY,
  args: readonly string[] = [],
): Promise<Supervised> {
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const child = spawn(process.execPath, [entry, ...args], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const append = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return {
    child,
    port,
    ended,
    output: () => output,
    ready: async () => {
      while (!output.includes('no ar em')) {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`ended early: ${output}`);
        await pause(20);
      }
    },
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Returns a fresh data directory and how to end what still runs on it and remove it. */
export async function temporaryDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await mkdtemp(path.join(await clusterParent(), 'patio supervised é '));
  const remove = async () => {
    const server = await postmasterOf(dataDir);
    if (server !== null) await stopPostmaster(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { dataDir, remove };
}

/** Returns the process of the embedded server that runs on a data directory, or null. */
export async function postmasterOf(dataDir: string): Promise<number | null> {
  const clusterDir = await findCluster(dataDir);
  const found = await findPostmaster(clusterDir);
  return found?.ours === true ? found.pid : null;
}

/** Returns whether a process is gone within the given time. */
export async function goneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += 25) {
    if ((await startMark(pid)) === null) return true;
    await pause(25);
  }
  return false;
}
