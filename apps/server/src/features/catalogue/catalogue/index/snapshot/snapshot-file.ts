import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** More than a description ever takes: what claims more is damaged. */
const descriptionAtMost = 1024 * 1024;
/** Milliseconds after which a file that was not finished belongs to a process that has ended. */
const abandonedMs = 3_600_000;
/** Length and checksum of the description, each a word. */
const beginning = 8;

const description = z.object({
  /** Says which program and schema the items are of. */
  program: z.string(),
  schema: z.string(),
  /** The mark in the database, and the transaction that wrote it. */
  token: z.string(),
  transaction: z.string(),
  /** Every transaction before it is in the items. */
  horizon: z.string(),
  items: z.array(z.object({ bytes: z.number(), checksum: z.number() })),
});
export type SnapshotDescription = Omit<z.output<typeof description>, 'items'>;

/**
 * Replaces a file as a whole: until all of it is on the disk, the one before stands. A description of the items comes first, then their bytes.
 * Errors: of the disk.
 */
export async function writeSnapshotFile(
  file: string,
  about: SnapshotDescription,
  items: readonly ArrayBuffer[],
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}-${threadId}`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await writeAll(handle, about, items);
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeAll(
  handle: FileHandle,
  about: SnapshotDescription,
  items: readonly ArrayBuffer[],
): Promise<void> {
  const listed: { bytes: number; checksum: number }[] = [];
  for (const item of items) {
    listed.push({ bytes: item.byteLength, checksum: crc32(new Uint8Array(item)) });
    // Lists are answered in between.
    await new Promise(setImmediate);
  }
  const text = new TextEncoder().encode(JSON.stringify({ ...about, items: listed }));
  const first = Uint32Array.of(text.length, crc32(text));
  for (const bytes of [new Uint8Array(first.buffer), text]) await handle.appendFile(bytes);
  for (const item of items) await handle.appendFile(new Uint8Array(item));
}

/** An open snapshot: what it says of itself, and its items, which are read when they are wanted. */
export interface OpenSnapshot {
  readonly about: SnapshotDescription;
  /** Throws when they are not what was written. */
  items(): Promise<ArrayBuffer[]>;
  close(): Promise<void>;
}

/** Null: there is none. Throws when it is damaged or cannot be read. */
export async function openSnapshotFile(file: string): Promise<OpenSnapshot | null> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const [length = 0, checksum = 0] = new Uint32Array(await bytesAt(handle, 0, beginning));
    if (length > descriptionAtMost) throw damaged();
    const text = await checkedBytesAt(handle, beginning, { bytes: length, checksum });
    const { items, ...about } = description.parse(JSON.parse(new TextDecoder().decode(text)));
    return {
      about,
      items: async () => {
        let place = beginning + length;
        const read: ArrayBuffer[] = [];
        for (const item of items) {
          read.push(await checkedBytesAt(handle, place, item));
          place += item.bytes;
        }
        return read;
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function checkedBytesAt(
  handle: FileHandle,
  place: number,
  { bytes, checksum }: { readonly bytes: number; readonly checksum: number },
): Promise<ArrayBuffer> {
  const read = await bytesAt(handle, place, bytes);
  if (crc32(new Uint8Array(read)) !== checksum) throw damaged();
  return read;
}

async function bytesAt(handle: FileHandle, place: number, length: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(new Uint8Array(buffer, filled), { position: place + filled });
    if (bytesRead === 0) throw damaged();
    filled += bytesRead;
  }
  return buffer;
}

const damaged = () => new Error('The file is damaged.');

/** Removes what processes that were killed have left half written beside a file. */
export async function removeAbandonedDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(`${path.basename(file)}.`))) {
    const draft = path.join(folder, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > abandonedMs) await rm(draft, { force: true });
  }
}
