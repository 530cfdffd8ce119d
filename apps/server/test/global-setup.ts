import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureSeeds } from '../src/ensure-seeds.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createDatabase } from '../src/platform/postgres-embedded/create-database.ts';
import { findCluster } from '../src/platform/postgres-embedded/find-places.ts';
import { findPostmaster } from '../src/platform/postgres-embedded/find-postmaster.ts';
import { isAlive } from '../src/platform/postgres-embedded/process-facts.ts';
import { startEmbedded } from '../src/platform/postgres-embedded/start-embedded.ts';
import { stopPostmaster } from '../src/platform/postgres-embedded/stop-postmaster.ts';
import { clusterParent, clusterParents } from './processes/cluster-parent.ts';
import { REFERENCE_TEMPLATE, sealTemplate, TEMPLATE } from './state/template.ts';

const PREFIX = 'patio-test-';

/**
 * Starts one PostgreSQL for the whole run, with migrated template databases, and answers how to end it. Every project with a database
 * calls it, and the first one starts the server. Servers of earlier runs that were killed are ended and removed first.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if ('postgresUrl' in vitest.getRootProject().getProvidedContext()) return undefined;
  await sweep();
  const dataDir = await mkdtemp(path.join(await clusterParent(), `${PREFIX}${process.pid}-`));
  const lines: string[] = [];
  const server = await startEmbedded({ dataDir, durable: false, log: (line) => lines.push(line) });
  const end = async () => {
    await server.stop();
    await remove(dataDir);
  };
  try {
    await makeTemplates(server.url);
  } catch (error) {
    await end();
    throw error;
  }
  vitest.getRootProject().provide('postgresUrl', server.url);
  return end;
}

async function makeTemplates(serverUrl: string): Promise<void> {
  const empty = await createDatabase(serverUrl, TEMPLATE);
  await migrate(empty);
  const database = openDatabase({
    url: await createDatabase(serverUrl, REFERENCE_TEMPLATE, TEMPLATE),
    max: 1,
  });
  await ensureSeeds(database);
  await database.close();
  for (const name of [TEMPLATE, REFERENCE_TEMPLATE]) await sealTemplate(serverUrl, name);
}

async function sweep(): Promise<void> {
  for (const parent of await clusterParents()) {
    for (const name of await readdir(parent)) await sweepOne(path.join(parent, name));
  }
}

async function sweepOne(dataDir: string): Promise<void> {
  const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(path.basename(dataDir))?.[1]);
  if (Number.isNaN(pid) || isAlive(pid)) return;
  const left = await findPostmaster(await findCluster(dataDir));
  if (left?.ours === true) await stopPostmaster(left.pid);
  await remove(dataDir);
}

async function remove(dataDir: string): Promise<void> {
  const clusterDir = await findCluster(dataDir);
  await rm(clusterDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
