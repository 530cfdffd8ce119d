import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A server process of its own on a database, to be killed and started again. */
export interface ApiProcess {
  readonly origin: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
  start(): Promise<void>;
}

/** Starts the role `api` in a process and waits until it is ready. */
export async function startApiProcess(
  databaseUrl: string,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        APP_MODE: 'test',
        PATIO_ROLES: 'api',
        DATABASE_URL: databaseUrl,
        PATIO_DATA_DIR: dataDir,
        PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
        LOG_LEVEL: 'silent',
        PORT: String(port),
        ...environment,
      },
    });
    await ready(origin);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    origin,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child?.exitCode ?? null;
    },
  };
}

/** A busy machine takes its time to start a process; hooks have limits of their own. */
async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 900; tries += 1) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing is ready at ${origin}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}
