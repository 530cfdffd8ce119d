import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/migrate.ts';
import { createDatabase } from '../src/platform/postgres-embedded/create-database.ts';
import { findCluster } from '../src/platform/postgres-embedded/find-places.ts';
import { findPostmaster } from '../src/platform/postgres-embedded/find-postmaster.ts';
import { isAlive } from '../src/platform/postgres-embedded/process-facts.ts';
import { startEmbedded } from '../src/platform/postgres-embedded/start-embedded.ts';
import { stopPostmaster } from '../src/platform/postgres-embedded/stop-postmaster.ts';
import { sealTemplate, TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server; any database of it. */
    postgresUrl: string;
  }
}

const PREFIX = 'patio-test-';

/**
 * Starts one PostgreSQL for the whole run, with one migrated template database, and answers how to end it.
 * Servers of earlier runs that were killed are ended and removed first.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweep();
  const dataDir = await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`));
  const lines: string[] = [];
  const server = await startEmbedded({ dataDir, durable: false, log: (line) => lines.push(line) });
  const end = async () => {
    await server.stop();
    await remove(dataDir);
  };
  try {
    await migrate(await createDatabase(server.url, TEMPLATE));
    await sealTemplate(server.url, TEMPLATE);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return end;
}

async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const dataDir = path.join(tmpdir(), name);
    const clusterDir = await findCluster(dataDir);
    const left = await findPostmaster(clusterDir);
    if (left?.ours === true) await stopPostmaster(left.pid);
    await remove(dataDir);
  }
}

async function remove(dataDir: string): Promise<void> {
  const clusterDir = await findCluster(dataDir);
  await rm(clusterDir, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
