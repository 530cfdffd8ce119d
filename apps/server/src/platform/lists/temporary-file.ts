import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { FileReply } from '../http/bodies/file-reply.ts';

/** Adds a piece of text, once there is room for it. */
export type Append = (text: string) => Promise<void>;

/**
 * A reply out of a file that `make` writes at a path: written whole first, so that a slow download holds no transaction, and removed once it
 * was sent or if it could not be made.
 */
export async function temporaryFile(
  { name, type }: { readonly name: string; readonly type: string },
  make: (path: string) => Promise<void>,
): Promise<FileReply> {
  const folder = await mkdtemp(join(tmpdir(), 'patio-export-'));
  const path = join(folder, 'file');
  try {
    await make(path);
    const { size } = await stat(path);
    const stream = createReadStream(path);
    stream.once('close', () => void rm(folder, { recursive: true, force: true }));
    return new FileReply({ stream, size, type, name });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Writes a file from its beginning, piece by piece, and gives what `fill` gives. */
export async function writePieces<T>(path: string, fill: (append: Append) => Promise<T>): Promise<T> {
  const file = createWriteStream(path, { mode: 0o600 });
  // A full disk is reported by the next piece, or at the end; without a listener it would end the process.
  file.on('error', () => undefined);
  try {
    const filled = await fill(async (text) => {
      if (file.errored) throw file.errored;
      if (!file.write(text)) await once(file, 'drain');
    });
    file.end();
    await finished(file);
    return filled;
  } finally {
    // Closed after a failure too: a deleted file keeps its space on the disk while it is open.
    file.destroy();
  }
}
