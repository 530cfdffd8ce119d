import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOTS = ['apps', 'packages', 'e2e', 'bench', 'faults', 'scripts'];
const SKIPPED = new Set(['node_modules', 'build', 'generated', 'planted', 'coverage', 'test-results']);

/**
 * Returns the TypeScript and JavaScript files of a tree, as paths below `root` with forward slashes, in order of name.
 * Installed packages, built and generated files and the planted violations are left out.
 */
export function listSourceFiles(root: string): string[] {
  return ROOTS.filter((each) => existsSync(join(root, each))).flatMap((each) => filesBelow(root, each));
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && !entry.name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
    });
}
