import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../source-files/repository-root.ts';

const NAMED = /(?<![\w./-])((?:apps|packages|e2e|scripts|faults|bench)\/[\w./-]*[\w-])/g;
/** Stands for what the reader chooses: `apps/server/migrations/NNNN_NAME.sql`, `features/AREA/FEATURE`. */
const PLACEHOLDER = /[A-Z]{3,}/;
/** Made by commands, and not committed. */
const MADE = /\/(?:build|seeds)\//;

const documents = ['', 'docs', 'docs/decisions', 'docs/runbooks', 'e2e', 'bench', 'faults'].flatMap(
  (folder) =>
    readdirSync(join(repositoryRoot, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
);

it.each(documents)('%s names only files and folders that exist', (document) => {
  const text = readFileSync(join(repositoryRoot, document), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
  const missing = named.filter(
    (path) =>
      path.split('/').length > 2 &&
      !PLACEHOLDER.test(path) &&
      !MADE.test(path) &&
      !existsSync(join(repositoryRoot, path)),
  );
  expect(missing).toEqual([]);
});
