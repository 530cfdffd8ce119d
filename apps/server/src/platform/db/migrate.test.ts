import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask } from '../../../test/ask.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createDatabase, dropDatabase } from '../postgres-embedded/create-database.ts';
import { migrate } from './migrate.ts';

const shipped = new URL('../../../migrations/', import.meta.url);
const FIRST = '0001_colours.sql';
const SECOND = '0002_black.sql';

let folder: string;
let directory: URL;
let name: string;
let url: string;

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const applied = () => ask(url, 'select name, checksum from schema_migration order by name');
const colours = () => ask(url, 'select name from colour order by name');

beforeAll(() => {
  name = `test_migrate_${randomBytes(6).toString('hex')}`;
});
beforeEach(async () => {
  await dropDatabase(inject('postgresUrl'), name);
  url = await createDatabase(inject('postgresUrl'), name);
  folder = await mkdtemp(path.join(tmpdir(), 'patio-migrations-'));
  directory = pathToFileURL(`${folder}/`);
  await write(FIRST, 'create table colour (name text);\ninsert into colour values (1);\n');
  await write(SECOND, `insert into colour values ('black');\n`);
  await migrate(url, directory);
  return () => rm(folder, { recursive: true });
});
afterAll(() => dropDatabase(inject('postgresUrl'), name));

describe('an applied migration', () => {
  it('is stored with the checksum of its file, and not applied again', async () => {
    const checksum = expect.stringMatching(/^[\da-f]{64}$/u);
    expect(await applied()).toEqual([
      { name: FIRST, checksum },
      { name: SECOND, checksum },
    ]);
    expect(await migrate(url, directory)).toEqual({ applied: [] });
    expect(await colours()).toEqual([{ name: '1' }, { name: 'black' }]);
  });

  it('refuses the start when its file was edited, and nothing after it is applied', async () => {
    await write(SECOND, `insert into colour values ('white');\n`);
    await write('0003_red.sql', `insert into colour values ('red');\n`);
    await expect(migrate(url, directory)).rejects.toThrow(
      /already applied 0002_black\.sql, .*edited.*Restore it.*new migration/u,
    );
    expect(await colours()).toEqual([{ name: '1' }, { name: 'black' }]);
    await write(SECOND, `insert into colour values ('black');\n`);
    expect(await migrate(url, directory)).toEqual({ applied: ['0003_red.sql'] });
  });

  it('is the same file with other line endings', async () => {
    await write(FIRST, 'create table colour (name text);\r\ninsert into colour values (1);\r\n');
    expect(await migrate(url, directory)).toEqual({ applied: [] });
  });

  it('refuses the start of a version that does not know it', async () => {
    await rm(path.join(folder, SECOND));
    await expect(migrate(url, directory)).rejects.toThrow(/0002_black\.sql, which this version/u);
  });

  it('gets the checksum at the next start if a version without checksums applied it', async () => {
    const known = await applied();
    await ask(url, 'alter table schema_migration drop column checksum');
    await write('0003_red.sql', `insert into colour values ('red');\n`);
    expect(await migrate(url, directory)).toEqual({ applied: ['0003_red.sql'] });
    expect(await applied()).toEqual([
      ...known,
      { name: '0003_red.sql', checksum: expect.stringMatching(/^[\da-f]{64}$/u) },
    ]);
    await write(FIRST, 'create table colour (name varchar);\n');
    await expect(migrate(url, directory)).rejects.toThrow(/0001_colours\.sql/u);
  });

  it('is applied by one of several processes that start at once', async () => {
    await write('0003_red.sql', `insert into colour values ('red');\n`);
    const starts = await Promise.all(Array.from({ length: 4 }, () => migrate(url, directory)));
    expect(starts.flatMap((start) => start.applied)).toEqual(['0003_red.sql']);
  });
});

describe('the migrations of this version', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('are all applied with a checksum', async () => {
    const files = (await readdir(shipped)).filter((file) => file.endsWith('.sql'));
    expect(await ask(database.url, 'select count(checksum)::int as kept from schema_migration')).toEqual([
      { kept: files.length },
    ]);
  });

  it('leave nothing to do, and the database as it is', async () => {
    const before = await ask(database.url, 'select xmin::text, * from schema_migration order by name');
    expect(await migrate(database.url)).toEqual({ applied: [] });
    expect(await ask(database.url, 'select xmin::text, * from schema_migration order by name')).toEqual(
      before,
    );
  });
});
