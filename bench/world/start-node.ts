import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A server process. */
export interface NodeProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface NodeProgram {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Answers with success once the program is ready. */
  readonly healthPath: string;
  /** Any free one when it is absent. */
  readonly port?: number;
}

const timeoutMs = 180_000;

/** Starts a Node program that listens on `PORT`, and answers when it is ready. */
export async function startNode({
  args,
  environment,
  healthPath,
  ...program
}: NodeProgram): Promise<NodeProcess> {
  const port = program.port ?? (await freePort());
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = performance.now() + timeoutMs;
  while (performance.now() < until && child.exitCode === null) {
    const reply = await fetch(`http://127.0.0.1:${port}${healthPath}`).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return { port, pid: child.pid ?? 0, stop };
    await pause(20);
  }
  if (child.exitCode === null) await stop();
  throw new Error(`${args.join(' ')} did not answer on ${healthPath}.`);
}

/** A port that nobody listens on. */
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
