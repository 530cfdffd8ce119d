import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalS3 } from '../../../test/processes/local-s3.ts';
import { fileStorage } from './file-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { StorageError } from './storage-error.ts';
import type { SentFile, Storage } from './storage.ts';
import { twoSidedStorage } from './two-sided-storage.ts';

let directory: string;
let s3: Awaited<ReturnType<typeof startLocalS3>>;
const storages = new Map<string, Storage>();

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-storage-'));
  s3 = await startLocalS3();
  storages.set('disk', fileStorage(path.join(directory, 'made later')));
  storages.set('S3', s3Storage(s3.settings));
  const sides = [path.join(directory, 'one'), path.join(directory, 'two')];
  storages.set('both', twoSidedStorage(fileStorage(sides[0] ?? ''), fileStorage(sides[1] ?? '')));
});

afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file in pieces. */
function sent(bytes: Buffer, more: Partial<SentFile> = {}): SentFile {
  const pieces = Array.from({ length: 10 }, (_, index) =>
    bytes.subarray((index * bytes.length) / 10, ((index + 1) * bytes.length) / 10),
  );
  return { stream: Readable.from(pieces), size: bytes.length, sha256: hashOf(bytes), ...more };
}

async function keysOf(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each(['disk', 'S3', 'both'])('the storage on %s', (name) => {
  const storage = (): Storage => {
    const found = storages.get(name);
    if (found === undefined) throw new Error(`There is no storage ${name}.`);
    return found;
  };

  test('gives back what was stored, as a stream with its size and as a whole', async () => {
    await storage().put('media/ab/800.webp', Buffer.from('picture'));
    const file = await storage().get('media/ab/800.webp');
    expect(file?.size).toBe(7);
    expect(file && (await buffer(await file.open())).toString()).toBe('picture');
    expect((await storage().read('media/ab/800.webp'))?.toString()).toBe('picture');
    expect((await storage().head('media/ab/800.webp'))?.size).toBe(7);
  });

  test('stores a stream, and opens parts of it, the last byte too', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    await storage().put('films/long', sent(bytes));
    const file = await storage().get('films/long');
    expect(file?.size).toBe(bytes.length);
    for (const part of [
      { first: 0, last: 1 },
      { first: 70_000, last: 210_000 },
      { first: 299_999, last: 299_999 },
    ]) {
      const read = file && (await buffer(await file.open(part)));
      expect(read?.equals(bytes.subarray(part.first, part.last + 1))).toBe(true);
    }
    expect((await storage().read('films/long'))?.equals(bytes)).toBe(true);
  });

  test.each<[string, Partial<SentFile>]>([
    ['has another checksum', { sha256: hashOf(Buffer.from('other')) }],
    ['is shorter than announced', { size: 20 }],
    ['is longer than announced', { size: 5 }],
    [
      'breaks off',
      {
        stream: Readable.from(
          (async function* () {
            yield Buffer.from('12345');
            throw new Error('away');
          })(),
        ),
      },
    ],
    [
      'is closed without an error',
      {
        stream: new Readable({
          read() {
            if (this.readableDidRead) this.destroy();
            else this.push('12345');
          },
        }),
      },
    ],
    ['was closed before', { stream: new Readable({ read() {} }).destroy() }],
  ])('keeps nothing of a stream that %s', async (_case, more) => {
    await storage().put('media/broken', Buffer.from('before'));
    await expect(storage().put('media/broken', sent(Buffer.from('1234567890'), more))).rejects.toThrow(
      StorageError,
    );
    // The local S3 writes in place; a reader notices. S3 itself and the disk keep what was there.
    const after = await storage()
      .read('media/broken')
      .catch((error: unknown) => error);
    if (name === 'S3' && !Buffer.isBuffer(after)) expect(after).toBeInstanceOf(StorageError);
    else expect(String(after)).toBe('before');
  });

  test('stores an empty file', async () => {
    await storage().put('media/empty', Buffer.alloc(0));
    expect((await storage().read('media/empty'))?.length).toBe(0);
    expect((await storage().head('media/empty'))?.size).toBe(0);
  });

  test('adds a file only where there is none', async () => {
    expect(await storage().add('media/added', sent(Buffer.from('first')))).toBe(true);
    expect(await storage().add('media/added', sent(Buffer.from('second')))).toBe(false);
    expect((await storage().read('media/added'))?.toString()).toBe('first');
  });

  test('answers null for what is not there, below a file too, and forgets', async () => {
    await storage().put('media/ab/gone', Buffer.from('x'));
    expect(await storage().get('media/none')).toBeNull();
    expect(await storage().head('media/none')).toBeNull();
    expect(await storage().head('media/ab')).toBeNull();
    expect(await storage().read('media/ab/gone/more')).toBeNull();
    await storage().delete('media/ab/gone');
    await storage().delete('media/ab/gone');
    expect(await storage().head('media/ab/gone')).toBeNull();
  });

  test('lists keys by how they begin', async () => {
    for (const key of ['list/a/1', 'list/a/2', 'list/ab', 'list/b/3'])
      await storage().put(key, Buffer.from('x'));
    expect(await keysOf(storage(), 'list/')).toEqual(['list/a/1', 'list/a/2', 'list/ab', 'list/b/3']);
    expect(await keysOf(storage(), 'list/a')).toEqual(['list/a/1', 'list/a/2', 'list/ab']);
    expect(await keysOf(storage(), 'list/a/')).toEqual(['list/a/1', 'list/a/2']);
    expect(await keysOf(storage(), 'nothing/')).toEqual([]);
  });

  test.each(['../secret', 'media/../../secret', '/etc/passwd', 'a//b', '', 'A', 'a\0b', '.hidden', 'a/.'])(
    'refuses the key "%s"',
    async (key) => {
      await expect((async () => storage().read(key))()).rejects.toThrow('not a key');
    },
  );
});

test('the disk replaces a file and leaves no drafts behind', async () => {
  const storage = fileStorage(path.join(directory, 'made later'));
  await Promise.all(['one', 'two', 'three'].map((text) => storage.put('media/cd/file', Buffer.from(text))));
  expect(['one', 'two', 'three']).toContain((await storage.read('media/cd/file'))?.toString());
  await storage.put('media/cd/file', sent(Buffer.from('x'), { size: 9 })).catch(() => undefined);
  expect(await readdir(path.join(directory, 'made later/media/cd'))).toEqual(['file']);
});

test('a disk that does not take files is a failure of the storage, not of the program', async () => {
  await writeFile(path.join(directory, 'a file'), '');
  const storage = fileStorage(path.join(directory, 'a file'));
  await expect(storage.put('media/x', Buffer.from('x'))).rejects.toThrow(
    expect.objectContaining({ name: 'StorageError', message: 'the disk of the files fails: ENOTDIR' }),
  );
});

test('what is on the other side is read there, and what is deleted is deleted on both', async () => {
  const other = fileStorage(path.join(directory, 'side'));
  const inUse = s3Storage(s3.settings);
  const both = twoSidedStorage(inUse, other);
  await other.put('sides/old', Buffer.from('old'));
  await both.put('sides/new', Buffer.from('new'));
  expect((await both.read('sides/old'))?.toString()).toBe('old');
  expect(await other.head('sides/new')).toBeNull();
  expect(await keysOf(both, 'sides/')).toEqual(['sides/new', 'sides/old']);
  await both.delete('sides/old');
  expect(await both.head('sides/old')).toBeNull();
});
