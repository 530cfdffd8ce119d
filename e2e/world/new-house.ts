import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { WorldProcess } from '../../apps/web/test/world/world-process.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { World } from './world.ts';

/** A product of its own in production mode, on an empty database: what an operator has on the first day. */
export interface NewHouse {
  readonly origin: string;
  readonly post: PostOffice;
  /** For what has no screen and no call. */
  readonly world: World;
  /** Runs a command of the product beside it, `create-admin` or `import`, and answers what it printed. Errors: the command failed. */
  run(command: string, ...args: readonly string[]): Promise<string>;
  /** What its processes wrote so far. */
  output(): string;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** Starts one in a data directory that does not exist yet, and waits until it serves. */
export async function openHouse(dataDir: string): Promise<NewHouse> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const post = await openPostOffice();
  const env = {
    PATH: process.env['PATH'] ?? '',
    APP_MODE: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    PATIO_DATA_DIR: dataDir,
    SMTP_URL: post.url,
    LOG_LEVEL: 'warn',
  };
  const product = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [product.stdout, product.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<void>((resolve) => product.once('close', () => resolve()));
  await untilServing(product, origin, () => output);
  const preparing = new WorldProcess(dataDir);
  return {
    origin,
    post,
    world: new World(preparing, origin),
    run: async (command, ...args) => {
      const typed = ['scripts/command.mjs', command, ...args];
      const ran = await promisify(execFile)(process.execPath, typed, { env });
      return ran.stdout + ran.stderr;
    },
    output: () => output,
    close: async () => {
      preparing.close();
      product.kill('SIGTERM');
      await ended;
      post.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Errors: it ended instead, or takes too long; with what it wrote. */
async function untilServing(product: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (product.exitCode !== null || product.signalCode !== null) break;
    const reply = await fetch(`${origin}/health/ready`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  product.kill('SIGTERM');
  throw new Error(`The product does not serve: ${output()}`);
}
