import { access, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '../../test/ask.ts';
import { startLocalS3 } from '../../test/processes/local-s3.ts';
import { temporaryDataDir } from '../../test/processes/supervised.ts';
import { loadConfig } from '../config/load-config.ts';
import { startEmbedded, type Embedded } from '../platform/postgres-embedded/start-embedded.ts';
import { fileStorage } from '../platform/storage/file-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { backUp } from './back-up.ts';

/** A cluster is made and two are started, with every write on the disk. */
const slow = 120_000;

let place: Awaited<ReturnType<typeof temporaryDataDir>>;
let other: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: Embedded;

beforeAll(async () => {
  place = await temporaryDataDir();
  other = await temporaryDataDir();
  // Root runs PostgreSQL as another user, who has to get in.
  await chmod(other.dataDir, 0o711);
});
afterAll(async () => {
  await place.remove();
  await other.remove();
}, slow);
beforeEach(async () => {
  server = await startEmbedded({ dataDir: place.dataDir, log: () => undefined });
}, slow);
afterEach(() => server.stop(), slow);

const config = (more: Record<string, string> = {}) => loadConfig({ PATIO_DATA_DIR: place.dataDir, ...more });
const silent = () => undefined;
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A number that the lines come to. */
async function counted(url: string, what: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ value: number }>(`select (${what})::int as value from line`);
    return rows[0]?.value ?? 0;
  } finally {
    await client.end();
  }
}

/** Writes the numbers after one in order, each in a transaction of its own, until it is stopped. */
function writeOn(url: string, from: number): { stop(): Promise<number> } {
  let going = true;
  const written = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    let last = from;
    while (going) {
      last += 1;
      await client.query('insert into line (number, text) values ($1::int, repeat(md5($1::int::text), 20))', [
        last,
      ]);
    }
    await client.end();
    return last;
  })();
  return {
    stop: () => {
      going = false;
      return written;
    },
  };
}

test(
  'a backup that is made while rows are written opens as of one instant, with its files and without the key',
  async () => {
    await ask(server.url, 'create table line (number int primary key, text text not null)');
    await mkdir(path.join(place.dataDir, 'files', 'pictures'), { recursive: true });
    await writeFile(path.join(place.dataDir, 'files', 'pictures', 'a.webp'), 'picture');
    await writeFile(path.join(place.dataDir, 'secret-key'), 'hunter2');
    const before = 50;
    await ask(
      server.url,
      `insert into line select n, repeat(md5(n::text), 20) from generate_series(1, ${before}) n`,
    );
    const writer = writeOn(server.url, before);

    const folder = path.join(other.dataDir, 'backup');
    let after = 0;
    try {
      await backUp(config(), folder, silent);
    } finally {
      after = await writer.stop();
    }
    expect(await readFile(path.join(folder, 'files', 'pictures', 'a.webp'), 'utf8')).toBe('picture');
    expect(await isThere(path.join(folder, 'secret-key'))).toBe(false);
    expect(await isThere(`${folder}.partial`)).toBe(false);

    await server.stop();
    const again = await startEmbedded({ dataDir: folder, log: silent });
    try {
      // Everything from before is there, nothing in between is missing, and each row is whole.
      const found = await counted(again.url, 'count(*)');
      expect(await counted(again.url, 'max(number)')).toBe(found);
      expect(found).toBeGreaterThanOrEqual(before);
      expect(found).toBeLessThanOrEqual(after);
      const whole = 'count(*) filter (where text = repeat(md5(number::text), 20))';
      expect(await counted(again.url, whole)).toBe(found);
      await ask(again.url, `insert into line (number, text) values (1000000000, 'goes on')`);
    } finally {
      await again.stop();
    }
  },
  slow,
);

test.runIf(process.getuid?.() === 0)(
  'a restored database that PostgreSQL cannot get at stops the start, instead of an empty one in its place',
  async () => {
    const closed = path.join(other.dataDir, 'closed');
    const folder = path.join(closed, 'data');
    await mkdir(closed, { mode: 0o700 });
    await backUp(config(), folder, silent);
    await expect(startEmbedded({ dataDir: folder, log: silent })).rejects.toThrow(/may not enter/);
    expect(await isThere(path.join(folder, 'postgres-place.json'))).toBe(false);
  },
  slow,
);

test('nothing is overwritten, nothing is copied into itself, and another database is not ours to copy', async () => {
  const said = (folder: string, more: Record<string, string> = {}) =>
    backUp(config(more), folder, silent).catch((error: unknown) => String(error));
  expect(await said(other.dataDir)).toContain('exists: name a folder that does not');
  expect(await said(path.join(place.dataDir, 'backup'))).toContain('lies in the data directory');
  const elsewhere = path.join(other.dataDir, 'elsewhere');
  expect(await said(elsewhere, { DATABASE_URL: 'postgres://h/d' })).toContain('docs/runbooks/backup.md');
  expect(await isThere(elsewhere)).toBe(false);
});

test('files of S3 are in the backup beside those of the disk, and S3 that is away means no backup', async () => {
  const s3 = await startLocalS3();
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings;
  const settings = config({
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  await fileStorage(settings.filesDir).put('media/both', Buffer.from('old'));
  await fileStorage(settings.filesDir).put('media/disk', Buffer.from('disk'));
  await openStorage(settings).put('media/both', Buffer.from('new'));
  const folder = path.join(other.dataDir, 'with-s3');
  await backUp(settings, folder, silent);
  const stored = fileStorage(path.join(folder, 'files'));
  expect(String(await stored.read('media/both'))).toBe('new');
  expect(String(await stored.read('media/disk'))).toBe('disk');
  await s3.close();
  await expect(backUp(settings, `${folder}-away`, silent)).rejects.toThrow(/^Nothing was written/);
  expect(await isThere(`${folder}-away`)).toBe(false);
});
