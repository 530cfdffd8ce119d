import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { endianness } from 'node:os';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** Everything that says what stands in an index, and how: the index itself, and the facets and words of the domain. */
const sources = [
  new URL('../', import.meta.url),
  new URL('../../../../../../../../packages/domain/src/catalogue/', import.meta.url),
].map((folder) => fileURLToPath(folder));

/** A hash of this program, as far as snapshots depend on it: the version of their format, which no change of the code can forget to raise. */
export async function programHash(): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${endianness()}`);
  for (const folder of sources) {
    const names = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    );
    for (const name of names.toSorted())
      hash.update(`\n${name}\n`).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex');
}
