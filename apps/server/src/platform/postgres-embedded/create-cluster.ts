import { access, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import type { Places } from './find-places.ts';
import { DATABASE_USER } from './password.ts';
import { runProgram } from './run-program.ts';

const WORK = 'postgres-init-';

/** Returns whether the cluster already existed. A cluster exists complete or not at all. */
export async function clusterExists({ clusterDir }: Places): Promise<boolean> {
  return access(path.join(clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the cluster beside its final place and moves it there when complete, so that an interrupted start leaves nothing half done. UTF-8
 * with page checksums; text is compared by code point (fast, the same on every machine); lists in Portuguese order use the collation
 * `pt-BR-x-icu`.
 */
export async function createCluster(places: Places, password: string, durable: boolean): Promise<void> {
  const parent = path.dirname(places.clusterDir);
  await removeLeftovers(parent);
  const work = path.join(parent, `${WORK}${process.pid}`);
  const passwordFile = path.join(work, 'password');
  await mkdir(work, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (places.owner !== null) {
    await chown(work, places.owner.uid, places.owner.gid);
    await chown(passwordFile, places.owner.uid, places.owner.gid);
  }
  const args = [
    `--pgdata=${path.join(work, 'data')}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ];
  const { code, output } = await runProgram(path.join(places.binDir, 'initdb'), args, places.owner);
  if (code !== 0) {
    await rm(work, { recursive: true, force: true });
    throw new EmbeddedError(
      `The embedded PostgreSQL could not make its database files: ${lastLines(output)}`,
    );
  }
  await rename(path.join(work, 'data'), places.clusterDir);
  await rm(work, { recursive: true, force: true });
}

async function removeLeftovers(parent: string): Promise<void> {
  const names = await readdir(parent);
  for (const name of names.filter((found) => found.startsWith(WORK))) {
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-3).join(' ');
}
