import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Puts the parts of a file together in a temporary folder for the work, and removes it afterwards. Throws if a part is missing. */
export async function withParts<T>(
  storage: Storage,
  keys: readonly string[],
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'patio-parts-'));
  try {
    const path = join(folder, 'file');
    const target = createWriteStream(path, { mode: 0o600 });
    // A full disk is reported by the end; without a listener it would end the process.
    target.on('error', () => undefined);
    for (const key of keys) {
      const part = await storage.read(key);
      if (part === null) throw new Error(`The part ${key} of a file is missing.`);
      if (!target.write(part)) await once(target, 'drain');
    }
    target.end();
    await finished(target);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
