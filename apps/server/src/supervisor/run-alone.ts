import { flushCompileCache } from 'node:module';
import type { Config, Role } from '../config/config.ts';
import type { Running } from '../platform/running.ts';
import { prepareDatabase } from './prepare-database.ts';
import { WEB_PROGRAM } from './role-command.ts';
import { withSecretKey } from './checks/secret-key.ts';
import { StartError } from './start-error.ts';
import { listenForStop } from './stop-request.ts';
import type { Voice } from './supervise.ts';

const DRAIN_MS = 9500;

/**
 * Runs one role in this process until a stop is requested: as a child of the supervisor, or as the only role of a node. Returns the exit
 * code.
 */
export async function runAlone(given: Config, role: Role, voice: Voice): Promise<number> {
  const stop = listenForStop(() => performance.now());
  try {
    const running = await start(await withSecretKey(given), role);
    // A killed process would not save its compile cache.
    flushCompileCache();
    await stop.asked;
    return await Promise.race([running.close().then(() => 0), after(DRAIN_MS)]);
  } catch (error) {
    const text =
      error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
    voice.complain(`${text}\n`);
    return 1;
  }
}

async function start(config: Config, role: Role): Promise<Running> {
  // A supervisor has prepared it already; a node without one does it itself, one node at a time. The web role opens no database.
  const supervised = process.channel !== undefined && process.channel !== null;
  if (!supervised && role !== 'web') await prepareDatabase(config, () => undefined);
  if (role === 'api') return (await import('../server.ts')).startApi(config);
  if (role === 'worker') return (await import('../worker.ts')).startWorker(config);
  await import(WEB_PROGRAM);
  return { port: config.port, close: async () => undefined };
}

function after(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(1), milliseconds).unref();
  });
}
