import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startCatalogueServer,
  type CatalogueServer,
} from '../../../../../../test/scenes/catalogue-server.ts';
import { contentsOf } from '../../../../../../test/state/index-contents.ts';
import type { Parameter, Queries, Statement } from '../../../../../platform/db/database.ts';
import { OfferIndex } from '../offer-index.ts';

import { IndexSnapshots, type SavedIndex } from './index-snapshots.ts';
import { openSnapshotFile, writeSnapshotFile, type SnapshotDescription } from './snapshot-file.ts';

let server: CatalogueServer;
let folder: string;
let file: string;
let codes: number[];

beforeAll(async () => {
  server = await startCatalogueServer();
  folder = await mkdtemp(path.join(tmpdir(), 'patio-snapshots-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  file = path.join(folder, `${Math.random()}`, 'offer-index');
  codes = [];
  for (const title of ['Fiat Uno', 'Fiat Palio', 'Volvo FH', 'Ford Ka'])
    codes.push(await server.offer({ title, buyNowCents: 3_000_000 }));
});

/** An index as another process has it, and the names of the statements that it sends. */
function open(options: { queries?: Queries; saves?: boolean } = {}) {
  const sent: string[] = [];
  const warnings: string[] = [];
  const { queries: given = server.deps.database, saves = true } = options;
  const queries: Queries = {
    rows: (statement, parameters) => (sent.push(statement.name), given.rows(statement, parameters)),
    row: (statement, parameters) => (sent.push(statement.name), given.row(statement, parameters)),
    run: (statement, parameters) => (sent.push(statement.name), given.run(statement, parameters)),
  };
  const snapshots = new IndexSnapshots({ queries, file, warn: (text) => warnings.push(text) });
  const save = saves ? (index: SavedIndex) => snapshots.save(index) : async () => undefined;
  const index = new OfferIndex({
    queries,
    maxAgeMs: 0,
    snapshots: { load: (version) => snapshots.load(version), save },
  });
  return { index, warnings, readsAll: () => sent.includes('catalogue.next-facts') };
}

/** The database, with another answer to where it stands and what has changed. */
function changing(change: (row: object) => object): Queries {
  const { database } = server.deps;
  return {
    ...database,
    row: async <Row>(statement: Statement<Row>, parameters?: readonly Parameter[]) => {
      const row = await database.row(statement, parameters);
      return typeof row === 'object' && row !== null && 'server' in row
        ? Object.assign(row, change(row))
        : row;
    },
  };
}

async function save(): Promise<void> {
  const { index } = open();
  await index.current();
  await index.close();
}

const run = (name: string, text: string, parameters: Parameter[] = []) =>
  server.deps.database.run({ name: `test.${name}`, text }, parameters);

const edit = async () => {
  const [uno, palio, volvo] = codes;
  await run('bid', 'update auction set price_cents = 1500000, bid_count = 1 where offer_code = $1', [
    uno ?? 0,
  ]);
  await run('end', `update offer set status = 'E' where code = $1`, [palio ?? 0]);
  for (const table of ['auction', 'vehicle', 'offer_document'])
    await run(`delete-${table}`, `delete from ${table} where offer_code = $1`, [volvo ?? 0]);
  await run('delete', 'delete from offer where code = $1', [volvo ?? 0]);
  await server.offer({ title: 'Peugeot 208', vehicles: [{ usage: 10 }, { usage: 20 }] });
};

/** What an index without any snapshot has. */
const expected = async () =>
  contentsOf(await new OfferIndex({ queries: server.deps.database, maxAgeMs: 0 }).current());

/** A start that may use the file, or must not; either way it has what the database has. */
async function expectStart(using: 'everything' | 'snapshot'): Promise<string[]> {
  const { index, readsAll, warnings } = open({ saves: false });
  expect(contentsOf(await index.current())).toEqual(await expected());
  expect(readsAll() ? 'everything' : 'snapshot').toBe(using);
  return warnings;
}

/** The file as it would be if it said something else of itself. */
async function describedAs(change: (about: SnapshotDescription) => Partial<SnapshotDescription>) {
  const opened = await openSnapshotFile(file);
  if (!opened) throw new Error('No snapshot was written.');
  const items = await opened.items();
  await opened.close();
  await writeSnapshotFile(file, { ...opened.about, ...change(opened.about) }, items);
}

test('a start reads the snapshot and what has changed, ended, gone and come since', async () => {
  await save();
  await expectStart('snapshot');
  await edit();
  await expectStart('snapshot');
  const { index } = open();
  await index.current();
  await edit();
  await server.offer({ title: 'Honda Fit' });
  expect(contentsOf(await index.current())).toEqual(await expected());
  await index.close();
  await expectStart('snapshot');
});

test('what a transaction had not committed when the snapshot was written is not missed', async () => {
  const { database } = server.deps;
  const { index } = open();
  await index.current();
  let saved: Promise<void> = Promise.resolve();
  await database.transact(async (transaction) => {
    const text = 'update auction set price_cents = 1700000, bid_count = 1 where offer_code = $1';
    await transaction.run({ name: 'test.late-bid', text }, [codes[0] ?? 0]);
    await server.offer({ title: 'Of another transaction' });
    await index.current();
    saved = index.close();
    await saved;
  });
  await expectStart('snapshot');
});

test('nothing is written where nothing has changed since the snapshot that was read', async () => {
  await save();
  const before = await readFile(file);
  // Transactions of other tests hold the horizon back, so that some changes are read again.
  const { index } = open({ queries: changing((row) => ({ ...row, changes: [] })) });
  await index.current();
  await index.close();
  expect((await readFile(file)).equals(before)).toBe(true);
});

test('a file that is cut off or damaged at any place is not used', async () => {
  await save();
  const whole = await readFile(file);
  await server.offer({ title: 'Since then' });
  const places = [0, 5, 40, 600, ...[0.3, 0.5, 0.7, 0.9].map((part) => Math.floor(whole.length * part))];
  for (const place of [...places, whole.length - 1]) {
    const damaged = Buffer.from(whole);
    damaged[place] = (damaged[place] ?? 0) ^ 16;
    await writeFile(file, damaged);
    expect(await expectStart('everything'), `byte ${place}`).toHaveLength(1);
    await writeFile(file, whole.subarray(0, place));
    expect(await expectStart('everything'), `length ${place}`).toHaveLength(1);
  }
  await writeFile(file, whole);
  expect(await expectStart('snapshot')).toEqual([]);
});

test('a file of another program or of another schema is not used', async () => {
  await save();
  await describedAs(() => ({ program: 'another' }));
  expect(await expectStart('everything')).toEqual([]);
  await save();
  await expectStart('snapshot');
  await run('migration', `insert into schema_migration (name, checksum) values ('9999_test.sql', 'x')`);
  expect(await expectStart('everything')).toEqual([]);
  await run('no-migration', `delete from schema_migration where name = '9999_test.sql'`);
});

test('a database that was set back to before the snapshot, or read from a dump, does not use it', async () => {
  await save();
  const all = 'select token from index_snapshot order by written_at desc limit 1';
  const [mark] = await server.deps.database.rows<{ token: string }>({ name: 'test.mark', text: all });
  const token = mark?.token ?? '';
  await run('set-back', 'delete from index_snapshot where token = $1', [token]);
  expect(await expectStart('everything')).toEqual([]);
  await run('read-from-dump', 'insert into index_snapshot (token) values ($1)', [token]);
  expect(await expectStart('everything')).toEqual([]);
});

test('a file whose transactions are yet to come is not used', async () => {
  await save();
  await describedAs(({ horizon }) => ({ horizon: String(BigInt(horizon) + 1_000_000n) }));
  expect(await expectStart('everything')).toEqual([]);
});

test('an index whose database server was started again is read again and not saved as it was', async () => {
  let started = 'then';
  const queries = changing((row) => ({ ...row, server: started }));
  const { index } = open({ queries });
  await index.current();
  await index.close();
  const written = await readFile(file);
  await server.offer({ title: 'Of a state that is lost' });
  const { columns } = await index.current();
  started = 'now';
  await index.close();
  expect((await readFile(file)).equals(written)).toBe(true);
  await expect.poll(async () => (await index.current()).columns !== columns).toBe(true);
  expect(contentsOf(await index.current())).toEqual(await expected());
});

test('several processes write the same file, and the last one stands', async () => {
  const [one, other] = [open(), open()];
  await Promise.all([one.index.current(), other.index.current()]);
  await Promise.all([one.index.close(), other.index.close()]);
  await expectStart('snapshot');
  expect(await readdir(path.dirname(file))).toEqual(['offer-index']);
  const draft = `${file}.1-1`;
  await writeFile(draft, 'left by a process that was killed');
  await expectStart('snapshot');
  expect(await readdir(path.dirname(file))).toHaveLength(2);
  await utimes(draft, 1000, 1000);
  await expectStart('snapshot');
  expect(await readdir(path.dirname(file))).toEqual(['offer-index']);
});

test('a folder that cannot be written is reported once', async () => {
  await writeFile(path.join(folder, 'no-folder'), '');
  file = path.join(folder, 'no-folder', 'offer-index');
  const { index, warnings } = open();
  await index.current();
  await index.close();
  await server.offer({ title: 'More' });
  await index.current();
  await index.close();
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/snapshot of the index of offers was not read.*ENOTDIR/);
});
