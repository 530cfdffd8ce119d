import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../source-files/line-of.ts';
import { oddWordsIn } from './plain-words.ts';

/** Folders below which every document is written by people; `docs/schema.md` is drawn from the tables. */
const FOLDERS = ['', 'docs', 'docs/decisions', 'docs/runbooks', 'e2e', 'bench', 'faults'];
const DRAWN = new Set(['docs/schema.md']);

/** Returns one line for each word in a document below `root` that has a plain one in its place: path, line, what to write. */
export function checkDocumentsOf(root: string): string[] {
  return documentsOf(root).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return oddWordsIn(text).map(
      ({ position, message }) => `${path}:${lineOf(text, position)} ${message} (plain-words)`,
    );
  });
}

function documentsOf(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    entriesOf(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '' ? name : `${folder}/${name}`)),
  ).filter((path) => !DRAWN.has(path));
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
