import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../bench/world/start-node.ts';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');
const shiftedClock = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.ts')).href;
const timeoutMs = 300_000;

/** A process of the product, to be killed and started again at the same address. */
export interface ProductProcess {
  readonly origin: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it, also again, and waits until it is ready. */
  start(): Promise<void>;
  /** Sets the clock of its machine wrong by so many milliseconds. */
  shiftClock(milliseconds: number): Promise<void>;
  /** Kills it for good: nobody starts it again. */
  end(): Promise<void>;
}

interface Options {
  readonly role: 'api' | 'worker';
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly clockFile: string;
  /** Settings beside those of every kind of fault. */
  readonly environment: Readonly<Record<string, string>>;
}

/** One role of the product on a database, without the pauses between bids; not started yet. */
export async function makeProcess(options: Options): Promise<ProductProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let over = false;
  const start = async () => {
    if (over) throw new Error('The trial is over.');
    const clock = `${shiftedClock}?file=${encodeURIComponent(options.clockFile)}`;
    child = spawn(process.execPath, ['--import', clock, main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environmentOf(options, port),
    });
    await ready(child, origin);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await writeFile(options.clockFile, '0');
  return {
    origin,
    start,
    kill,
    end: () => {
      over = true;
      return kill();
    },
    shiftClock: (milliseconds) => writeFile(options.clockFile, String(milliseconds)),
  };
}

function environmentOf(
  { role, databaseUrl, dataDir, environment }: Options,
  port: number,
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    APP_MODE: 'test',
    PATIO_ROLES: role,
    DATABASE_URL: databaseUrl,
    PATIO_DATA_DIR: dataDir,
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: String(port),
    BID_THROTTLE_MINUTES: '0',
    CLOSE_SCAN_SECONDS: '1',
    DATABASE_POOL_MAX: '10',
    ...environment,
  };
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`A process of the product ended with ${child.exitCode ?? child.signalCode}.`);
    const reply = await fetch(`${origin}/health/ready`).catch(() => null);
    await reply?.arrayBuffer().catch(() => undefined);
    if (reply?.ok) return;
    await pause(50);
  }
  throw new Error(`Nothing is ready at ${origin}.`);
}
