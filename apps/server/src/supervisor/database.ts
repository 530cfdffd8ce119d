import { mkdir } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { EmbeddedError } from '../platform/postgres-embedded/embedded-error.ts';
import { openProductRole } from '../platform/postgres-embedded/product-role.ts';
import { runningUrl } from '../platform/postgres-embedded/running-url.ts';
import { startEmbedded, type Embedded } from '../platform/postgres-embedded/start-embedded.ts';
import { lockDataDir } from './checks/lock-data-dir.ts';
import { StartError } from './start-error.ts';

/** An open database, and how to release it. */
export type UsedDatabase = { url: string; stop(): Promise<void> };

/** Starts the embedded PostgreSQL; the caller holds the lock. Throws `StartError` with one sentence when it cannot. */
export async function embeddedDatabase(config: Config, log: (line: string) => void): Promise<Embedded> {
  try {
    return await startEmbedded({ dataDir: config.dataDir, log });
  } catch (error) {
    if (error instanceof EmbeddedError) throw new StartError(error.message);
    throw error;
  }
}

/**
 * The product's roles connect to the embedded database as a role that owns nothing (decision 0010): an attacker who takes over one of them
 * can change neither the ledger nor its protection. The database is up to date.
 */
export async function asProduct(owning: Config): Promise<Config> {
  const url = await openProductRole(owning.database.url ?? '');
  return { ...owning, database: { ...owning.database, url } };
}

/**
 * For commands beside the server (import): returns the configured database, else the running embedded one, else starts the embedded one
 * until `stop`; the embedded one as its owner.
 */
export async function useDatabase(config: Config, log: (line: string) => void): Promise<UsedDatabase> {
  const given = config.database.url;
  if (given !== null) return { url: given, stop: async () => undefined };
  await mkdir(config.dataDir, { recursive: true });
  const running = await runningUrl(config.dataDir);
  if (running !== null) return { url: running, stop: async () => undefined };
  const lock = await lockDataDir(config.dataDir);
  try {
    const embedded = await embeddedDatabase(config, log);
    return {
      url: embedded.url,
      stop: async () => {
        await embedded.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
