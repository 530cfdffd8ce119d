import { appendFile, chown, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { backUpCluster } from '../../apps/server/src/platform/postgres-embedded/back-up-cluster.ts';
import { findPlaces } from '../../apps/server/src/platform/postgres-embedded/find-places.ts';
import { freePort } from '../../apps/server/src/platform/postgres-embedded/free-port.ts';
import { launchPostmaster } from '../../apps/server/src/platform/postgres-embedded/launch-postmaster.ts';
import { clusterPids } from '../../apps/server/test/processes/cluster-processes.ts';
import { killAll } from './kill-database.ts';

/** A PostgreSQL that follows another one, and becomes one of its own. */
export interface Standby {
  readonly url: string;
  readonly clusterDir: string;
  /** Ends its following: it takes writes afterwards. */
  promote(): Promise<void>;
  /** Ends it at once, with everything that it wrote. */
  end(): Promise<void>;
}

const maxAttempts = 600;

/**
 * Makes a standby of a running server in the way of its own backup, lets it follow by streaming, and from then on no commit counts on the
 * first that the standby does not have.
 */
export async function makeStandby(dataDir: string, primaryUrl: string, name: string): Promise<Standby> {
  const { clusterDir: original, ...places } = await findPlaces(dataDir);
  const clusterDir = `${original}-${name}`;
  const { port: primaryPort, password, username } = new URL(primaryUrl);
  await backUpCluster(primaryUrl, clusterDir);
  const { uid, gid } = await stat(clusterDir);
  const signal = path.join(clusterDir, 'standby.signal');
  await writeFile(signal, '', { mode: 0o600 });
  await chown(signal, uid, gid);
  const follow = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password} application_name=${name}`;
  await appendFile(
    path.join(clusterDir, 'postgresql.auto.conf'),
    `\nsynchronous_standby_names = ''\nprimary_conninfo = '${follow}'\n`,
  );
  const port = await freePort();
  const outcome = await launchPostmaster(
    { ...places, clusterDir },
    { port, password, durable: true, logFile: path.join(dataDir, `${name}.log`), timeoutMs: 60_000 },
  );
  if ('failure' in outcome) throw new Error(`The standby did not start: ${outcome.failure}`);
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  await waitForIt(primaryUrl, name);
  return {
    url,
    clusterDir,
    promote: () => onDatabase(url, async (database) => void (await database.rows(promote))),
    end: async () => {
      killAll(await clusterPids(clusterDir).catch(() => []));
      await pause(100);
      await rm(clusterDir, { recursive: true, force: true });
    },
  };
}

const promote = { name: 'faults.promote', text: 'select pg_promote(true, 60)' } as const;

/** From here on the first server confirms no commit before the standby has it. */
async function waitForIt(primaryUrl: string, name: string): Promise<void> {
  await onDatabase(primaryUrl, async (database) => {
    await database.run({
      name: `faults.sync ${name}`,
      text: `alter system set synchronous_standby_names = '${name}'`,
    });
    await database.rows({ name: 'faults.reload', text: 'select pg_reload_conf()' });
    const following = {
      name: 'faults.following',
      text: `select from pg_stat_replication where application_name = $1 and sync_state = 'sync'`,
    };
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      if ((await database.run(following, [name])) > 0) return;
      await pause(50);
    }
    throw new Error('The standby does not follow.');
  });
}

async function onDatabase(url: string, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase({ url, max: 1, applicationName: 'patio-faults' });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
