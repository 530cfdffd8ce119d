import { randomBytes } from 'node:crypto';
import { access, chmod, cp, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { findBinaries } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findOwner } from './find-owner.ts';
import { runProgram, type Owner } from './run-program.ts';

/** Where root stores what the user `postgres` must reach if the data directory is not accessible to it. */
const SYSTEM_DIR = '/var/lib/patio';

/** `clusterDir` is PostgreSQL's data directory; `binDir` has `initdb` and `postgres`. */
export type Places = { clusterDir: string; binDir: string; owner: Owner };

/**
 * Returns where the cluster of a data directory and the programs are, both accessible to the user who runs PostgreSQL. See
 * docs/decisions/0010-embedded-postgresql.md.
 */
export async function findPlaces(dataDir: string): Promise<Places> {
  const inside = path.join(dataDir, 'postgres');
  const moved = await readMoved(dataDir);
  const owner = await findOwner(moved ?? inside);
  if (owner === null && moved !== null && process.getuid?.() !== 0) {
    throw new EmbeddedError(
      `The data directory ${dataDir} was used as root: start as root again, or choose another with PATIO_DATA_DIR.`,
    );
  }
  const clusterDir = moved ?? ((await reaches(owner, dataDir)) ? inside : await moveAway(dataDir));
  return { clusterDir, binDir: path.join(await reachableBinaries(owner), 'bin'), owner };
}

/** Returns where the cluster of a data directory is or would be, changing nothing. */
export async function findCluster(dataDir: string): Promise<string> {
  return (await readMoved(dataDir)) ?? path.join(dataDir, 'postgres');
}

async function reaches(owner: Owner, place: string): Promise<boolean> {
  if (owner === null) return true;
  const { code } = await runProgram('/bin/sh', ['-c', 'test -x "$1"', 'sh', place], owner);
  return code === 0;
}

const marker = z.object({ clusterDir: z.string(), dataDir: z.string() });
const markerFile = (dataDir: string) => path.join(dataDir, 'postgres-place.json');

async function readMoved(dataDir: string): Promise<string | null> {
  const written = await readFile(markerFile(dataDir), 'utf8').catch(() => null);
  if (written === null) return null;
  const { clusterDir, dataDir: original } = marker.parse(JSON.parse(written));
  const here = await realpath(dataDir);
  const twin = await readFile(markerFile(original), 'utf8').catch(() => null);
  if (original !== here && twin === written) {
    throw new EmbeddedError(
      `${here} is a copy of ${original}, whose database lies in ${clusterDir}: delete ${markerFile(here)} ` +
        'to start with an empty database, or set DATABASE_URL.',
    );
  }
  return clusterDir;
}

/** The place gets a random name, written into the data directory: a deleted data directory never finds it again. */
async function moveAway(dataDir: string): Promise<string> {
  if (await exists(path.join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new EmbeddedError(
      `There is a database in ${dataDir}, which the user postgres may not enter: move it to where they may, below /var/lib for example.`,
    );
  }
  const home = path.join(await openSystemDir(), randomBytes(8).toString('hex'));
  await mkdir(home);
  await chmod(home, 0o711);
  const clusterDir = path.join(home, 'postgres');
  const content = JSON.stringify({ clusterDir, dataDir: await realpath(dataDir) });
  await writeFile(markerFile(dataDir), content, { mode: 0o600 });
  return clusterDir;
}

function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

/** Modes are set after creation: a strict umask of root would block access. */
async function openSystemDir(): Promise<string> {
  await mkdir(SYSTEM_DIR, { recursive: true });
  await chmod(SYSTEM_DIR, 0o755);
  return SYSTEM_DIR;
}

async function reachableBinaries(owner: Owner): Promise<string> {
  const native = await findBinaries();
  if (await reaches(owner, path.join(native, 'bin', 'postgres'))) return native;
  const { size, mtimeMs } = await stat(path.join(native, 'bin', 'postgres'));
  const copy = path.join(
    await openSystemDir(),
    `postgresql-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
  );
  if (await exists(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await runProgram('chmod', ['-R', 'a+rX', half]);
  await rename(half, copy).catch(async () => rm(half, { recursive: true, force: true }));
  return copy;
}
