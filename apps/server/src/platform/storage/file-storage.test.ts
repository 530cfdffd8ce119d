import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileStorage } from './file-storage.ts';
import type { Storage } from './storage.ts';

let directory: string;
let storage: Storage;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'patio-storage-'));
  storage = fileStorage(path.join(directory, 'made later'));
});

afterAll(() => rm(directory, { recursive: true }));

test('gives back what was stored, as a stream with its size and as a whole', async () => {
  await storage.put('media/ab/800.webp', Buffer.from('picture'));
  const file = await storage.get('media/ab/800.webp');
  expect(file?.size).toBe(7);
  expect(file && (await buffer(file.stream)).toString()).toBe('picture');
  expect((await storage.read('media/ab/800.webp'))?.toString()).toBe('picture');
  expect(await storage.exists('media/ab/800.webp')).toBe(true);
});

test('replaces a file and leaves no drafts behind', async () => {
  await Promise.all(['one', 'two', 'three'].map((text) => storage.put('media/cd/file', Buffer.from(text))));
  expect(['one', 'two', 'three']).toContain((await storage.read('media/cd/file'))?.toString());
  expect(await readdir(path.join(directory, 'made later/media/cd'))).toEqual(['file']);
});

test('answers null for what is not there, below a file too, and forgets', async () => {
  expect(await storage.get('media/none')).toBeNull();
  expect(await storage.read('media/ab/800.webp/more')).toBeNull();
  await storage.delete('media/ab/800.webp');
  await storage.delete('media/ab/800.webp');
  expect(await storage.exists('media/ab/800.webp')).toBe(false);
});

test.each(['../secret', 'media/../../secret', '/etc/passwd', 'a//b', '', 'A', 'a\0b', '.hidden', 'a/.'])(
  'refuses the key "%s"',
  async (key) => {
    await expect((async () => storage.read(key))()).rejects.toThrow('not a key');
  },
);
