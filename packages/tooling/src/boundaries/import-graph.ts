import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSourceFiles } from '../source-files/list-source-files.ts';
import { extractImports } from './extract-imports.ts';
import { resolveImport } from './resolve-import.ts';

/** One import between two places (paths as in `BoundaryRule`). */
export type Arrow = {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  readonly typeOnly: boolean;
};

/** Returns all imports of the tree at `root`. Throws when a file cannot be parsed. */
export function importGraph(root: string): Arrow[] {
  const paths = listSourceFiles(root);
  const files = new Set(paths);
  return paths.flatMap((from) =>
    extractImports(from, readFileSync(join(root, from), 'utf8')).map(({ request, line, typeOnly }) => ({
      from,
      to: resolveImport(from, request, files),
      line,
      typeOnly,
    })),
  );
}
