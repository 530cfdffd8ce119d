import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../bench/world/start-node.ts';
import type { World } from '../world/world.ts';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');
const maxAttempts = 1200;

/** Starts the whole product, as `npm start` does, on the database of a world. */
export async function startProduct({
  dataDir,
  databaseUrl,
}: World): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PATIO_DATA_DIR: path.join(dataDir, 'product'),
      PATIO_DEMO: 'off',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      BID_THROTTLE_MINUTES: '0',
    },
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`);
    const reply = await fetch(`${origin}/home`).catch(() => null);
    await reply?.arrayBuffer().catch(() => undefined);
    if (reply?.ok) return { origin, stop };
    await pause(100);
  }
  await stop();
  throw new Error(`Nothing is ready at ${origin}.`);
}
