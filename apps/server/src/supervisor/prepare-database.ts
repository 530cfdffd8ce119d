import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { ensureSeeds } from '../ensure-seeds.ts';
import { openDatabase } from '../platform/db/database.ts';
import { migrate, MigrationMismatch } from '../platform/db/migrate.ts';
import { refuseDemo } from './checks/refuse-demo.ts';
import { taskCommand, type Programs } from './role-command.ts';
import { runTask } from './run-task.ts';
import { storeSiteAddress } from './checks/site-address.ts';
import { StartError } from './start-error.ts';
import type { StopRequest } from './stop-request.ts';

/** Migrates the database to the newest schema and seeds its places, brands and models. Throws `StartError` with one sentence if it cannot. */
export async function migrateDatabase(url: string, log: (line: string) => void): Promise<void> {
  try {
    const { applied } = await migrate(url);
    if (applied.length > 0) log(`database brought up to date (${applied.length} migrations)`);
    await loadReference(url);
  } catch (error) {
    const reasons = [];
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      reasons.push(cause.message || cause.name);
    const place = new URL(url);
    const hint =
      error instanceof MigrationMismatch ? '' : ' (check DATABASE_URL and the rights of its user).';
    throw new StartError(
      `The database at ${place.host}${place.pathname} could not be prepared: ${reasons.join(' ')}${hint}`,
    );
  }
}

/**
 * Runs before every start of a role, however it is started: migrates the database, refuses one that must not be used, and stores the URL of
 * the site. Throws `StartError` with one sentence.
 */
export async function prepareDatabase(config: Config, log: (line: string) => void): Promise<void> {
  await migrateDatabase(config.database.url ?? '', log);
  await refuseDemo(config);
  await storeSiteAddress(config);
}

async function loadReference(url: string): Promise<void> {
  const database = openDatabase({ url, max: 1, applicationName: 'patio-reference' });
  try {
    await ensureSeeds(database);
  } finally {
    await database.close();
  }
}

/**
 * Loads the demo world once. The task itself refuses a database that is not empty; for the embedded one a note in the data directory saves
 * the check at every start.
 */
export async function loadDemoOnce(
  programs: Programs,
  config: Config,
  embedded: boolean,
  stop: StopRequest,
): Promise<void> {
  const note = path.join(config.dataDir, 'demo-loaded');
  if (embedded && (await exists(note))) return;
  const task = runTask(taskCommand(programs, config, 'load-demo'));
  const code = await stop.orStop(task.done).catch((error: unknown) => {
    task.kill();
    throw error;
  });
  if (code !== 0) {
    throw new StartError(
      'The demo world could not be loaded: the lines above say why (PATIO_DEMO=off starts without it).',
    );
  }
  if (embedded) await writeFile(note, '', { mode: 0o600 });
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
