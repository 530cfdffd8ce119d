import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { clusterExists, createCluster } from './create-cluster.ts';
import { createDatabase, databaseExists } from './create-database.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findPlaces, type Places } from './find-places.ts';
import { findPostmaster } from './find-postmaster.ts';
import { supervisePostmaster, type SupervisedPostmaster } from './supervise-postmaster.ts';
import { DATABASE_NAME, makePassword, readPassword } from './password.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** A PostgreSQL of our own. */
export type Embedded = {
  /** Address of the product's database, password included. */
  url: string;
  /** Fast shutdown; resolves when the server is gone. */
  stop(): Promise<void>;
  /** Called with one sentence when the server exited and is restarted, and when that fails. */
  onRestart(notify: (sentence: string) => void): void;
};

/**
 * Starts the embedded PostgreSQL of a data directory and returns its URL. Creates the database the first time. The caller holds the data
 * directory's lock: a server that still runs on it was left behind by a killed program and is stopped first; committed data stays. A server
 * that exits is restarted at the same URL. `durable: false` is for tests only. Throws `EmbeddedError` with one sentence if it cannot start.
 */
export async function startEmbedded(options: {
  dataDir: string;
  log: (line: string) => void;
  durable?: boolean;
}): Promise<Embedded> {
  const { dataDir, log, durable = true } = options;
  const asRoot = process.getuid?.() === 0;
  await mkdir(dataDir, { recursive: true, mode: asRoot ? 0o711 : 0o700 });
  if (asRoot) await chmod(dataDir, 0o711);
  const places = await findPlaces(dataDir);
  const password = await ensureCluster(places, dataDir, durable, log);
  await clearLeftovers(places, log);
  const supervised = await supervisePostmaster(places, {
    password,
    durable,
    logFile: path.join(dataDir, 'postgres.log'),
  });
  await ensureDatabase(supervised);
  return { url: supervised.url, stop: supervised.stop, onRestart: supervised.onRestart };
}

async function ensureCluster(
  places: Places,
  dataDir: string,
  durable: boolean,
  log: (line: string) => void,
): Promise<string> {
  const known = await readPassword(dataDir);
  if (await clusterExists(places)) {
    if (known !== null) return known;
    throw new EmbeddedError(
      `The file postgres-password is missing in ${dataDir}: put it back, the database needs it.`,
    );
  }
  log('creating the embedded PostgreSQL');
  const password = known ?? (await makePassword(dataDir));
  await createCluster(places, password, durable);
  return password;
}

async function clearLeftovers(places: Places, log: (line: string) => void): Promise<void> {
  const left = await findPostmaster(places.clusterDir);
  if (left === null) return;
  if (left.ours) {
    log('stopping a PostgreSQL that a killed program left behind');
    await stopPostmaster(left.pid);
    return;
  }
  // The number may belong to another program by now, which would keep PostgreSQL from starting.
  await rm(path.join(places.clusterDir, 'postmaster.pid'), { force: true });
}

async function ensureDatabase({ adminUrl, stop }: SupervisedPostmaster): Promise<void> {
  try {
    if (!(await databaseExists(adminUrl, DATABASE_NAME))) await createDatabase(adminUrl, DATABASE_NAME);
  } catch (error) {
    await stop();
    throw error;
  }
}
