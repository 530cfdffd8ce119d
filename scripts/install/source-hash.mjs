import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'build', '.react-router']);

/**
 * Returns one hash of the names and contents of all files below the given paths. Tests do not count.
 * It reads about a megabyte, in a few milliseconds.
 *
 * @param {string} root
 * @param {string[]} paths files or folders below `root`; absent ones are passed over
 * @returns {string} hexadecimal SHA-256
 */
export function sourceHash(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.filter((each) => existsSync(join(root, each)))) {
    for (const file of filesOf(root, path)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const below = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesOf(root, below) : entry.isFile() ? [below] : [];
    });
}
