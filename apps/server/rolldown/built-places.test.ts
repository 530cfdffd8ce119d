import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { builtPlaces } from './built-places.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'patio built ç '));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const places = z.object({ places: z.record(z.string(), z.string()) });

/** Builds a program that exports `places`, and answers what it exports. */
async function built(source: string) {
  writeFileSync(join(root, 'src/main.ts'), `export { places } from './deep/places.ts';`);
  writeFileSync(join(root, 'src/deep/places.ts'), `export const places: Record<string, string> = ${source};`);
  writeFileSync(join(root, 'src/deep/thread.ts'), 'console.log(1);');
  const dir = join(root, 'build');
  const entries = { main: join(root, 'src/main.ts'), thread: join(root, 'src/deep/thread.ts') };
  const program = await rolldown({ cwd: root, input: entries, plugins: [builtPlaces(dir, entries)] });
  await program.write({ dir });
  return places.parse(await import(pathToFileURL(join(dir, 'main.js')).href)).places;
}

const urlOf = (path: string) => pathToFileURL(join(root, path)).href;

it('a built module reads what lies beside its source', async () => {
  const found = await built(
    `{ url: import.meta.url, folder: import.meta.dirname, file: new URL('../../data/a.sql', import.meta.url).href }`,
  );
  expect(found['url']).toBe(urlOf('src/deep/places.ts'));
  expect(join(found['folder'] ?? '')).toBe(join(root, 'src/deep'));
  expect(found['file']).toBe(urlOf('data/a.sql'));
});

it('a thread runs its built program, and a source that is no program keeps its place', async () => {
  const found = await built(
    `{ thread: new URL('thread.ts', import.meta.url).href, other: new URL('./other.ts', import.meta.url).href }`,
  );
  expect(found).toEqual({ thread: urlOf('build/thread.js'), other: urlOf('src/deep/other.ts') });
});

it('a program knows its own file', async () => {
  expect(await built('{ file: import.meta.filename }')).toEqual({ file: join(root, 'build/main.js') });
});
