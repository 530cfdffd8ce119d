import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbedded } from '../platform/postgres-embedded/start-embedded.ts';
import { rowTypes, type SchemaFile, schemaFiles } from './schema-files.ts';

/** Returns the files derived from the migrations, read from a temporary database. */
export async function migratedFiles(): Promise<readonly SchemaFile[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patio-schema-'));
  try {
    const server = await startEmbedded({ dataDir, durable: false, log: () => undefined });
    try {
      await migrate(server.url);
      return [...(await schemaFiles(server.url)), await rowTypes(server.url)];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
