import { chmod, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterExists, createCluster } from './create-cluster.ts';
import { createDatabase, databaseExists } from './create-database.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findPlaces, type Places } from './find-places.ts';
import { findPostmaster } from './find-postmaster.ts';
import { launchPostmaster, type Launched } from './launch-postmaster.ts';
import { DATABASE_NAME, makePassword, readPassword } from './password.ts';
import { stopPostmaster } from './stop-postmaster.ts';

/** A PostgreSQL of our own. */
export type Embedded = {
  /** Address of the product's database, password included. */
  url: string;
  /** Fast shutdown; answers when the server is gone. */
  stop(): Promise<void>;
  /** Calls back when the server ends without having been asked to. */
  onLost(notice: () => void): void;
};

/**
 * Starts the embedded PostgreSQL of a data directory and answers its address. Makes the database the first time.
 * The caller holds the data directory's lock: a server that still runs on it was left behind by a killed program
 * and is stopped first; what was committed stays. `durable: false` is for tests only.
 * Throws `EmbeddedError` with one sentence when it cannot.
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
  const logFile = path.join(dataDir, 'postgres.log');
  const server = await launch(places, { password, durable, logFile });
  if (!(await databaseExists(server.adminUrl, DATABASE_NAME))) await createDatabase(server.adminUrl, DATABASE_NAME);
  return handle(server);
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
    throw new EmbeddedError(`The file postgres-password is missing in ${dataDir}: put it back, the database needs it.`);
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
  // The number may belong to another program by now, which would make PostgreSQL refuse to start.
  await rm(path.join(places.clusterDir, 'postmaster.pid'), { force: true });
}

async function launch(
  places: Places,
  options: { password: string; durable: boolean; logFile: string },
): Promise<Launched> {
  let failure = '';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const outcome = await launchPostmaster(places, { ...options, patienceMs: 60_000 });
    if (!('failure' in outcome)) return outcome;
    failure = outcome.failure;
    // A port taken at the last moment, or sessions of a killed server on their way out: both pass.
    if (!/Address already in use|still in use|already exists/.test(failure)) break;
    await pause(attempt * 400);
  }
  throw new EmbeddedError(`The embedded PostgreSQL did not start: ${failure} (all of it in ${options.logFile}).`);
}

function handle({ child, url }: Launched): Embedded {
  let stopping = false;
  return {
    url,
    onLost: (notice) => {
      child.once('exit', () => {
        if (!stopping) notice();
      });
    },
    stop: async () => {
      stopping = true;
      if (child.pid !== undefined && child.exitCode === null) await stopPostmaster(child.pid);
    },
  };
}
