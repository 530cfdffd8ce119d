import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['apps', 'packages', 'e2e', 'bench'];
const SKIPPED = new Set(['node_modules', 'build', 'planted']);

/**
 * Answers the paths of all test files: `*.test.ts`, `*.test.tsx`, `*.spec.ts`, `*.e2e.ts`.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function testFiles(root) {
  return ROOTS.map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(below);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function below(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return below(path);
      return /\.(test|spec|e2e)\.tsx?$/.test(entry.name) ? [path] : [];
    });
}
