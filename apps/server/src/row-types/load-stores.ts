import { glob, readFile } from 'node:fs/promises';

const sources = new URL('../', import.meta.url);
const making = /\bstatement\(\{/u;

/** Loads every module of the program that makes statements, which thereby are known. */
export async function loadStores(): Promise<void> {
  for await (const path of glob('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts', 'row-types/**'] })) {
    const place = new URL(path, sources);
    if (making.test(await readFile(place, 'utf8'))) await import(place.href);
  }
}
