import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server process. */
export interface NodeProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

const patienceMs = 60_000;

/** Starts a Node program that listens on `PORT`, and answers when `/health/live` or any other reply comes from it. */
export async function startNode(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  healthPath: string,
): Promise<NodeProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = performance.now() + patienceMs;
  while (performance.now() < until && child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}${healthPath}`).catch(() => null);
    if (reply?.ok) return { port, pid: child.pid ?? 0, stop };
    await pause(50);
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer on ${healthPath}.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
