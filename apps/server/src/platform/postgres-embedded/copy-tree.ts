import { chmod, chown, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a directory with modes and, as root, owners. `isLeftOut` is called for every name below, relative to the directory. Files that
 * vanish during the copy are left out too. Errors: of the disk.
 */
export async function copyTree(
  from: string,
  to: string,
  isLeftOut: (name: string) => boolean,
  below = '',
): Promise<void> {
  await copyDirectory(path.join(from, below), path.join(to, below));
  const entries = await readdir(path.join(from, below), { withFileTypes: true });
  for (const entry of entries) {
    const name = path.join(below, entry.name);
    if (isLeftOut(name)) continue;
    if (entry.isDirectory()) await copyTree(from, to, isLeftOut, name);
    else if (entry.isFile()) await copyOne(path.join(from, name), path.join(to, name));
  }
}

async function copyDirectory(from: string, to: string): Promise<void> {
  const { mode } = await stat(from);
  await mkdir(to, { recursive: true });
  await chmod(to, mode & 0o777);
  await keepOwner(from, to);
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await keepOwner(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function keepOwner(from: string, to: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(from);
  await chown(to, uid, gid);
}
