import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalS3 } from '../../../test/processes/local-s3.ts';
import { fileStorage } from './file-storage.ts';
import { moveFiles } from './move-files.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let directory: string;
let s3: Awaited<ReturnType<typeof startLocalS3>>;
let disk: Storage;
let remote: Storage;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-move-'));
  s3 = await startLocalS3();
  disk = fileStorage(path.join(directory, 'files'));
  remote = s3Storage(s3.settings);
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true });
});

const problems: string[] = [];
const move = (from: Storage, to: Storage) =>
  moveFiles({
    from,
    to,
    onProgress: () => undefined,
    onProblem: (key, text) => problems.push(`${key}: ${text}`),
  });

test('copies what is missing, and a second run finds everything there', async () => {
  for (let file = 0; file < 30; file += 1) await disk.put(`media/${file}/x`, Buffer.from(`file ${file}`));
  await remote.put('media/3/x', Buffer.from('file 3'));
  expect(await move(disk, remote)).toMatchObject({ copied: 29, present: 1, different: 0, failed: 0 });
  expect((await remote.read('media/29/x'))?.toString()).toBe('file 29');
  expect(await move(disk, remote)).toEqual({ copied: 0, present: 30, different: 0, failed: 0, bytes: 0 });
  expect(await disk.head('media/29/x')).not.toBeNull();
});

test('copies back to a new disk', async () => {
  const fresh = fileStorage(path.join(directory, 'fresh'));
  expect(await move(remote, fresh)).toMatchObject({ copied: 30, failed: 0 });
  expect((await fresh.read('media/7/x'))?.toString()).toBe('file 7');
});

test('what was written to the storage in use since then stays, and is reported', async () => {
  await remote.put('media/5/x', Buffer.from('newer 5'));
  expect(await move(disk, remote)).toMatchObject({ copied: 0, present: 29, different: 1 });
  expect(problems).toEqual(['media/5/x: differs from what is in use, which stays']);
  expect((await remote.read('media/5/x'))?.toString()).toBe('newer 5');
});

test('a file that is deleted while it is copied does not come back', async () => {
  await disk.put('late/x', Buffer.from('private'));
  const target: Storage = {
    ...remote,
    add: async (key, file) => {
      const isAdded = await remote.add(key, file);
      if (key === 'late/x') {
        // The deletion of the product, which was before the copy on this side.
        await disk.delete(key);
      }
      return isAdded;
    },
  };
  await move(disk, target);
  expect(await remote.head('late/x')).toBeNull();
});

test('a storage that fails is counted, and the rest is copied', async () => {
  await writeFile(path.join(directory, 'a file'), '');
  await disk.put('late/y', Buffer.from('y'));
  await disk.put('late/z', Buffer.from('z'));
  const target = { ...remote, add: fileStorage(path.join(directory, 'a file')).add };
  expect(await move(disk, target)).toMatchObject({ copied: 0, failed: 2, present: 29, different: 1 });
  expect(await move(disk, remote)).toMatchObject({ copied: 2, failed: 0 });
});
