import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** Bytes that a run may need; it takes a third of them. */
const room = 2e9;

/** Returns the folder below which tests make their databases: in memory where there is room, which saves most of what files cost. */
export async function clusterParent(): Promise<string> {
  return (await hasRoom()) ? memory : tmpdir();
}

/** Returns every folder below which an earlier run may have left some. */
export async function clusterParents(): Promise<string[]> {
  return (await isThere()) ? [memory, tmpdir()] : [tmpdir()];
}

function isThere(): Promise<boolean> {
  return access(memory, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
}

async function hasRoom(): Promise<boolean> {
  if (!(await isThere())) return false;
  const { bavail, bsize } = await statfs(memory);
  return bavail * bsize > room;
}
