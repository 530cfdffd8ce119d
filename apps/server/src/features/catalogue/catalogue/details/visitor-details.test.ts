import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import type { Queries } from '../../../../platform/db/database.ts';
import type { ChangeListener } from '../../../../platform/live/live-hub.ts';
import { VisitorDetails } from './visitor-details.ts';

let server: CatalogueServer;
/** What another process has: a connection that this one knows nothing of. */
let elsewhere: pg.Client;
/** Milliseconds of this process. */
let now = 0;

beforeAll(async () => {
  server = await startCatalogueServer();
  elsewhere = new pg.Client({ connectionString: server.deps.config.database.url ?? '' });
  await elsewhere.connect();
});
afterAll(async () => {
  await elsewhere.end();
  await server.close();
});
beforeEach(() => (now = 0));

/** The memory of one process, and what it asked the database for. */
function open(mostBytes?: number, afterLoad: () => Promise<void> = async () => {}) {
  const { database } = server.deps;
  const loaded: number[][] = [];
  const queries: Queries = {
    ...database,
    rows: async (statement, parameters) => {
      const rows = await database.rows(statement, parameters);
      if (statement.name !== 'catalogue.find-as-visitor') return rows;
      loaded.push([...(Array.isArray(parameters?.[0]) ? parameters[0] : [])].map(Number));
      await afterLoad();
      return rows;
    },
  };
  const announced = new Set<ChangeListener>();
  const details = new VisitorDetails({
    database: queries,
    live: {
      onChange: (listener) => {
        announced.add(listener);
        return () => announced.delete(listener);
      },
    },
    maxAgeMs: 300,
    ...(mostBytes === undefined ? {} : { mostBytes }),
    now: () => now,
  });
  const title = (reply: { readonly body: string | Buffer } | null) =>
    reply === null ? null : /"title" : "([^"]*)"/.exec(String(reply.body))?.[1];
  return {
    details,
    loaded,
    announced,
    cached: (code: number) => title(details.cached(code, null)),
    read: async (code: number) => title(await details.read({ code, packing: null, now: server.clock.now() })),
  };
}

const titled = 'update offer set title = $2 where code = $1';
const rename = (code: number, title: string) => elsewhere.query(titled, [code, title]);

test('an offer is read once for all who ask, and different ones that are asked for at once together', async () => {
  const codes = [await server.offer({ title: 'Um' }), await server.offer({ title: 'Dois' })];
  const memory = open();
  const asked = Array.from({ length: 50 }, (_, at) => codes[at % 2] ?? 0);
  const read = await Promise.all(asked.map((code) => memory.read(code)));
  expect(new Set(read)).toEqual(new Set(['Um', 'Dois']));
  expect(memory.loaded).toEqual([codes]);
  expect(await memory.read(codes[0] ?? 0)).toBe('Um');
  expect(memory.loaded).toHaveLength(1);
});

test('a change of another process is seen 300 ms later at the latest', async () => {
  const code = await server.offer({ title: 'Antes' });
  const memory = open();
  expect([memory.cached(code), await memory.read(code), memory.cached(code)]).toEqual([
    null,
    'Antes',
    'Antes',
  ]);
  await rename(code, 'Depois');
  now = 300;
  expect(memory.cached(code)).toBe('Antes');
  now = 301;
  expect(memory.cached(code)).toBeNull();
  expect([await memory.read(code), memory.cached(code)]).toEqual(['Depois', 'Depois']);
});

test('a change of this process is seen by all who ask after it', async () => {
  const code = await server.offer({ title: 'Antes' });
  const memory = open();
  await memory.read(code);
  await server.deps.database.run({ name: 'test.title', text: titled }, [code, 'Depois']);
  expect([memory.cached(code), await memory.read(code)]).toEqual([null, 'Depois']);
});

test('a change that another process has announced is seen at once, and all of them after a gap', async () => {
  const code = await server.offer({ title: 'Um' });
  const memory = open();
  const announce = (changes: Parameters<ChangeListener>[0]) => {
    for (const listener of memory.announced) listener(changes);
  };
  await memory.read(code);
  await rename(code, 'Dois');
  announce([{ kind: 'notice', accountId: code }]);
  expect(memory.cached(code)).toBe('Um');
  announce([{ kind: 'offer', offerCode: code }]);
  expect([memory.cached(code), await memory.read(code)]).toEqual([null, 'Dois']);
  await rename(code, 'Três');
  announce('any');
  expect(await memory.read(code)).toBe('Três');
  memory.details.close();
  expect(memory.announced.size).toBe(0);
});

test('an offer that changes while it is read is not cached', async () => {
  const [code, other] = [await server.offer({ title: 'Antes' }), await server.offer()];
  let changes = false;
  const memory = open(undefined, async () => {
    if (!changes) return;
    changes = false;
    await rename(code, 'Depois');
    // A request for something else makes the change known meanwhile.
    now = 301;
    await memory.read(other);
  });
  await memory.read(other);
  changes = true;
  expect([await memory.read(code), memory.cached(code)]).toEqual(['Antes', null]);
  expect(await memory.read(code)).toBe('Depois');
});

test('a long transaction elsewhere does not make everything be read again and again', async () => {
  const [code, other] = [await server.offer({ title: 'Um' }), await server.offer({ title: 'Outra' })];
  const memory = open();
  await memory.read(code);
  const long = new pg.Client({ connectionString: server.deps.config.database.url ?? '' });
  await long.connect();
  await long.query('begin');
  await long.query(titled, [other, 'Depois']);
  await rename(code, 'Dois');
  for (now of [400, 800, 1200]) expect(await memory.read(code)).toBe('Dois');
  expect(memory.loaded).toEqual([[code], [code]]);
  expect(await memory.read(other)).toBe('Outra');
  await long.query('commit');
  await long.end();
  now = 1600;
  expect(await memory.read(other)).toBe('Depois');
});

test('the memory is bounded: the offers read first are given up', async () => {
  const codes = [await server.offer(), await server.offer(), await server.offer()];
  const one = await open().details.read({ code: codes[0] ?? 0, packing: null, now: server.clock.now() });
  const memory = open(Math.ceil(String(one?.body).length * 3 * 2.5));
  for (const code of codes) await memory.read(code);
  expect(codes.map((code) => memory.cached(code) !== null)).toEqual([false, true, true]);
});

test('an offer that is not published, or not yet, is not cached', async () => {
  const later = await server.offer({ title: 'Logo', publishedAt: server.clock.now() + 60_000 });
  const memory = open();
  expect([await memory.read(later), await memory.read(999_999_999)]).toEqual([null, null]);
  server.clock.advance(60_000);
  expect(await memory.read(later)).toBe('Logo');
});
