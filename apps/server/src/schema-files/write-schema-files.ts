import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbedded } from '../platform/postgres-embedded/start-embedded.ts';
import { schemaFiles } from './schema-files.ts';

/** Writes the documents about the schema, from a database that is made for it and removed. */
export async function writeSchemaFiles(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patio-schema-'));
  try {
    const server = await startEmbedded({ dataDir, durable: false, log: () => undefined });
    try {
      await migrate(server.url);
      for (const { place, text } of await schemaFiles(server.url)) await writeFile(place, text);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
