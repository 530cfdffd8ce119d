import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { backUpCluster } from '../platform/postgres-embedded/back-up-cluster.ts';
import { copyTree } from '../platform/postgres-embedded/copy-tree.ts';
import { fileStorage } from '../platform/storage/file-storage.ts';
import { moveFiles } from '../platform/storage/move-files.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { StorageError } from '../platform/storage/storage-error.ts';
import { useDatabase } from './database.ts';
import { StartError } from './start-error.ts';

const exists = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  );

/** Those of S3 and of the disk together, if S3 is set up; otherwise the directory as it is. */
async function copyFiles(config: Config, to: string): Promise<void> {
  if (config.files.s3 === null) {
    if (await exists(config.filesDir)) await copyTree(config.filesDir, to, () => false);
    return;
  }
  const problems: string[] = [];
  await moveFiles({
    from: openStorage(config),
    to: fileStorage(to),
    onProgress: () => undefined,
    onProblem: (key, problem) => problems.push(`${key}: ${problem}`),
  });
  if (problems.length > 0)
    throw new StartError(`Nothing was written, because files failed: ${problems.join('; ')}`);
}

/**
 * Backs up the embedded database while the product runs, then the files that its rows reference, from the disk and S3, so that none is
 * missing. The folder appears when it is complete. The secret key is not included. Errors: `StartError`, if there is no embedded database, S3 fails,
 * or the folder exists or is inside what is copied.
 */
export async function backUp(config: Config, folder: string, log: (line: string) => void): Promise<void> {
  if (config.database.url !== null) {
    throw new StartError(
      'The database of DATABASE_URL is backed up with its own tools (pg_dump), and the files by copying: see docs/runbooks/backup.md.',
    );
  }
  if (await exists(folder)) throw new StartError(`${folder} exists: name a folder that does not.`);
  if (`${folder}${path.sep}`.startsWith(`${config.dataDir}${path.sep}`)) {
    throw new StartError(`${folder} lies in the data directory: name a folder elsewhere.`);
  }
  const half = `${folder}.partial`;
  await rm(half, { recursive: true, force: true });
  const used = await useDatabase(config, log);
  try {
    await mkdir(half, { recursive: true, mode: 0o711 });
    await backUpCluster(used.url, path.join(half, 'postgres'));
    await copyFile(path.join(config.dataDir, 'postgres-password'), path.join(half, 'postgres-password'));
    await copyFiles(config, path.join(half, 'files'));
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (error instanceof StorageError) throw new StartError(`Nothing was written: ${error.message}.`);
    throw error;
  } finally {
    await used.stop();
  }
  log(
    `${folder} was written ${(await stat(folder)).mtime.toISOString()}, without the secret key: keep that elsewhere.`,
  );
}
