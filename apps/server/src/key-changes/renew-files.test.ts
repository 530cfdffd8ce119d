import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalS3 } from '../../test/processes/local-s3.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import type { SecretKeys } from '../platform/secrets/secret-keys.ts';
import { fileStorage } from '../platform/storage/file-storage.ts';
import { s3Storage } from '../platform/storage/s3-storage.ts';
import { sealedFiles } from '../platform/storage/sealed-files.ts';
import { StorageError } from '../platform/storage/storage-error.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { sealedFilesKind } from './public.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const OLD: SecretKeys = { secretKey: keyOf(1), formerKeys: [] };
const NEW: SecretKeys = { secretKey: keyOf(2), formerKeys: [] };
const BOTH: SecretKeys = { secretKey: keyOf(2), formerKeys: [keyOf(1)] };
const CONTENT = Buffer.alloc(50_000, 'conteúdo');

let server: TestServer;
let directory: string;
let s3: Awaited<ReturnType<typeof startLocalS3>>;
const storages = new Map<string, Storage>();
let guids: string[];

beforeAll(async () => {
  server = await startTestServer();
  directory = await mkdtemp(path.join(tmpdir(), 'patio-reseal-'));
  s3 = await startLocalS3();
  storages.set('disk', fileStorage(directory));
  storages.set('S3', s3Storage(s3.settings));
  await sql('create table named_file (guid uuid primary key)');
});
afterAll(async () => {
  await server.close();
  await s3.close();
  await rm(directory, { recursive: true });
});

const sql = (text: string, values: readonly string[] = []) =>
  server.deps.database.run({ name: `renew-files.${text.slice(0, 30)}`, text }, values);

/** What one pass does to the files of a storage. */
async function pass(storage: Storage, keys: SecretKeys = BOTH) {
  const deps = { ...server.deps, config: { ...server.deps.config, ...keys } };
  const open = (config: SecretKeys) => sealedFiles(config, storage, 'box');
  const kind = sealedFilesKind('box', open, { table: 'named_file', column: 'guid' });
  const counts = { sealed: 0, unreadable: 0, failed: 0 };
  for (let last: string | null = null, more = true; more;) {
    const done = await kind.renew(deps, last);
    counts.sealed += done.sealed;
    counts.unreadable += done.unreadable;
    counts.failed += done.failed;
    ({ last } = done);
    more = last !== null;
  }
  return counts;
}

describe.each(['disk', 'S3'])('files of a folder on %s, when the key changes', (name) => {
  const storage = (): Storage => {
    const found = storages.get(name);
    if (found === undefined) throw new Error(`There is no storage ${name}.`);
    return found;
  };
  const read = (keys: SecretKeys, guid = guids[0] ?? '') => sealedFiles(keys, storage(), 'box').read(guid);

  beforeEach(async () => {
    guids = Array.from({ length: 23 }, () => randomUUID()).toSorted();
    await sql('delete from named_file');
    await sql('insert into named_file select unnest($1::text::uuid[])', [`{${guids.join(',')}}`]);
    for (const guid of guids) await sealedFiles(OLD, storage(), 'box').put(guid, CONTENT);
  });

  it('are sealed once by two workers, and are readable all the time', async () => {
    const reads = async () => {
      for (let at = 0; at < 22; at += 1) expect((await read(BOTH, guids[at]))?.equals(CONTENT)).toBe(true);
    };
    // The local S3 writes in place; S3 itself shows the old or the new file, as the disk does.
    await Promise.all([pass(storage()), pass(storage()), ...(name === 'disk' ? [reads()] : [])]);
    expect(await pass(storage())).toEqual({ sealed: 0, unreadable: 0, failed: 0 });
    for (const guid of guids) expect((await read(NEW, guid))?.equals(CONTENT)).toBe(true);
    await expect(read(OLD)).rejects.toThrow('unable to authenticate data');
  });

  it('do not come back when they are deleted meanwhile', async () => {
    const gone = guids[0] ?? '';
    const racing: Storage = {
      ...storage(),
      put: async (key, content) => {
        if (key.endsWith(gone)) {
          await sql('delete from named_file where guid = $1', [gone]);
          await storage().delete(key);
        }
        await storage().put(key, content);
      },
    };
    await pass(racing);
    expect(await read(BOTH)).toBeNull();
    expect(await read(NEW, guids[1])).toEqual(CONTENT);
  });

  it('hold nothing up when one is missing, of no key, or cannot be written', async () => {
    const [missing = '', foreign = '', stuck = ''] = guids;
    await storage().delete(`box/${missing}`);
    await sealedFiles({ secretKey: keyOf(7), formerKeys: [] }, storage(), 'box').put(foreign, CONTENT);
    const bad: Storage = {
      ...storage(),
      put: (key, content) =>
        key.endsWith(stuck) ? Promise.reject(new StorageError('full')) : storage().put(key, content),
    };
    expect(await pass(bad)).toEqual({ sealed: 20, unreadable: 1, failed: 1 });
    expect(await pass(storage())).toEqual({ sealed: 1, unreadable: 1, failed: 0 });
  });
});
