import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOOK_AGAIN_MS = 500;

/**
 * Does `work` while no other process does it: two starts from one folder would write the same files. The lock holds the number of
 * the process; one that no longer runs has left it behind.
 *
 * @template Result
 * @param {string} lock path of the lock's file; its folder exists
 * @param {() => Result} work
 * @returns {Result}
 */
export function oneAtATime(lock, work) {
  while (!take(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EEXIST') return false;
    throw failure;
  }
}

/** @param {string} lock */
function isLeftBehind(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Not written yet by who has just taken it.
    if (holder === 0) return false;
    process.kill(holder, 0);
    return false;
  } catch (failure) {
    return failure instanceof Error && 'code' in failure && failure.code === 'ESRCH';
  }
}
