import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffer } from '../../../../../../test/builders/offer.ts';
import { temporaryDataDir } from '../../../../../../test/processes/supervised.ts';
import { contentsOf } from '../../../../../../test/state/index-contents.ts';
import { ensureSeeds } from '../../../../../ensure-seeds.ts';
import { openDatabase, type Database } from '../../../../../platform/db/database.ts';
import { migrate } from '../../../../../platform/db/migrate.ts';
import { copyTree } from '../../../../../platform/postgres-embedded/copy-tree.ts';
import { startEmbedded, type Embedded } from '../../../../../platform/postgres-embedded/start-embedded.ts';
import { OfferIndex } from '../offer-index.ts';
import { IndexSnapshots } from './index-snapshots.ts';

/** A cluster is made, stopped, set back and started again a few times. */
const slow = 240_000;

let place: Awaited<ReturnType<typeof temporaryDataDir>>;
let server: Embedded;
let database: Database;

const start = async () => {
  server = await startEmbedded({ dataDir: place.dataDir, log: () => undefined, durable: false });
  database = openDatabase({ url: server.url, max: 2 });
};
const stop = async () => {
  await database.close();
  await server.stop();
};
const cluster = () => path.join(place.dataDir, 'postgres');
const backup = (name: string) => path.join(place.dataDir, name);
async function backUp(name: string): Promise<void> {
  await stop();
  await copyTree(cluster(), backup(name), () => false);
  await start();
}
async function setBack(name: string): Promise<void> {
  await stop();
  await rm(cluster(), { recursive: true });
  await copyTree(backup(name), cluster(), () => false);
  await start();
}

beforeAll(async () => {
  place = await temporaryDataDir();
  await start();
  await migrate(server.url);
  await ensureSeeds(database);
}, slow);
afterAll(async () => {
  await stop();
  await place.remove();
}, slow);

function open() {
  // The connections of the moment: an index outlives a restart of its database.
  const queries = {
    rows: ((statement, parameters) => database.rows(statement, parameters)) satisfies Database['rows'],
    row: ((statement, parameters) => database.row(statement, parameters)) satisfies Database['row'],
    run: ((statement, parameters) => database.run(statement, parameters)) satisfies Database['run'],
  };
  const file = path.join(place.dataDir, 'cache', 'offer-index');
  const snapshots = new IndexSnapshots({ queries, file, warn: (text) => expect.fail(text) });
  const load: IndexSnapshots['load'] = async (version) => {
    const saved = await snapshots.load(version);
    loaded.push(saved !== null);
    return saved;
  };
  const loaded: boolean[] = [];
  const index = new OfferIndex({
    queries,
    maxAgeMs: 0,
    snapshots: { load, save: (saved) => snapshots.save(saved) },
  });
  return { index, loaded };
}
const expected = async () => contentsOf(await new OfferIndex({ queries: database, maxAgeMs: 0 }).current());
const edit = (title: string) => buildOffer(database, Date.now(), { title });

test(
  'a database that was set back shows no offer as it was in the history that is lost, whatever has happened since',
  async () => {
    await edit('Before');
    await backUp('old');
    const { index } = open();
    await edit('In the snapshot and lost');
    await index.current();
    await index.close();
    await backUp('new');
    await edit('Lost too');
    await index.current();

    // To after the snapshot: it is of the same history.
    await setBack('new');
    await edit('Of the second history');
    const second = open();
    expect(contentsOf(await second.index.current())).toEqual(await expected());
    expect(second.loaded).toEqual([true]);
    // The index that was there all along has seen what is lost, so it is no use to the next start, and soon not to this one.
    await index.current();
    await expect
      .poll(async () => contentsOf(await index.current()), { timeout: 30_000 })
      .toEqual(await expected());

    // To before it. The numbers of transactions pass those of the snapshot meanwhile.
    await setBack('old');
    for (let turn = 0; turn < 12; turn += 1) await edit(`Of the third history ${turn}`);
    const third = open();
    expect(contentsOf(await third.index.current())).toEqual(await expected());
    expect(third.loaded).toEqual([false]);
    await third.index.close();
    const fourth = open();
    expect(contentsOf(await fourth.index.current())).toEqual(await expected());
    expect(fourth.loaded).toEqual([true]);
  },
  slow,
);
