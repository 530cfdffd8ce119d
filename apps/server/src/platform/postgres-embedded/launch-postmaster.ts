import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Places } from './find-places.ts';
import { loopbackUrl } from './password.ts';
import { settingArguments } from './settings.ts';
import { stopPostmaster } from './stop-postmaster.ts';

const LOG_LIMIT_BYTES = 10_000_000;

/** A server that answers. */
export type Launched = { child: ChildProcess };

/**
 * Starts the server on a loopback port, in its own process group (Ctrl-C in a terminal must not stop it before the program has drained),
 * and waits until it accepts connections. It writes to `logFile`. Returns the server, or the last lines of its log if it exited.
 */
export async function launchPostmaster(
  places: Places,
  options: { port: number; password: string; durable: boolean; logFile: string; timeoutMs: number },
): Promise<Launched | { failure: string }> {
  const log = await openLog(options.logFile);
  const args = ['-D', places.clusterDir, '-p', String(options.port), ...settingArguments(options.durable)];
  const child = spawn(path.join(places.binDir, 'postgres'), args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    ...places.owner,
  });
  const ended = new Promise<true>((resolve) => {
    child.once('error', () => resolve(true));
    child.once('exit', () => resolve(true));
  });
  await log.close();
  const adminUrl = loopbackUrl(options.port, options.password).replace(/\/[^/]*$/, '/postgres');
  const outcome = await Promise.race([ended.then(() => 'ended'), accepts(adminUrl, options.timeoutMs)]);
  if (outcome === 'accepts') return { child };
  if (child.pid !== undefined && outcome !== 'ended') await stopPostmaster(child.pid);
  return { failure: await lastLines(options.logFile) };
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}

async function accepts(url: string, timeoutMs: number): Promise<'accepts' | 'silent'> {
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return 'accepts';
    await pause(25);
  }
  return 'silent';
}

async function lastLines(file: string): Promise<string> {
  const written = await readFile(file, 'utf8').catch(() => '');
  return written.trim().split('\n').slice(-4).join(' / ');
}
