import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

/** A file of `migrations/`. */
export interface MigrationFile {
  readonly name: string;
  readonly text: string;
  /** SHA-256 of the text, the same whatever line endings a checkout uses. */
  readonly checksum: string;
}

/** The migrations of a directory, in the order in which they are applied. */
export async function readMigrations(directory: URL): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map((name) => readMigration(directory, name)));
}

async function readMigration(directory: URL, name: string): Promise<MigrationFile> {
  const stored = await readFile(new URL(name, directory), 'utf8');
  const text = stored.replaceAll('\r\n', '\n');
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}
