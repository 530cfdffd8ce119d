import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffer } from '../../../../../test/builders/offer.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { loadConfig } from '../../../../config/load-config.ts';
import { openDatabase, type Database } from '../../../../platform/db/database.ts';
import { isUnavailable } from '../../../../platform/db/failures.ts';
import { createLogger } from '../../../../platform/logging/logger.ts';
import { listsInThread } from './list-thread.ts';
import type { ListReply, Lists, FullRequest } from './list-ask.ts';

let place: TestDatabase;
let database: Database;
let lists: Lists;
let code: number;
let dataDir: string;

const start = () =>
  listsInThread({
    config: loadConfig({ DATABASE_URL: place.url, PATIO_DATA_DIR: dataDir }),
    logger: createLogger({ level: 'silent', role: 'api' }),
  });

const ask = (): FullRequest => ({
  about: 'whole',
  category: null,
  partner: null,
  viewer: { profileCode: 7, accountId: null },
  packing: null,
  now: Date.now(),
});

const textOf = ({ body }: ListReply) => Buffer.from(body).toString();

beforeAll(async () => {
  place = await createTestDatabase('reference');
  database = openDatabase({ url: place.url });
  code = await buildOffer(database, Date.now(), { title: 'Da outra linha' });
  dataDir = await mkdtemp(path.join(tmpdir(), 'patio-lists-'));
  lists = start();
});
afterAll(async () => {
  await lists.close();
  await rm(dataDir, { recursive: true, force: true });
  await database.close();
  await place.drop();
});

test('says when the offers are read, and answers all that lists are asked for', async () => {
  expect(lists.isLoaded()).toBe(false);
  await expect.poll(() => lists.isLoaded(), { timeout: 30_000 }).toBe(true);
  const whole = await lists.answer(ask());
  expect(JSON.parse(textOf(whole))).toMatchObject({
    total: 1,
    data: [{ codigo: code }],
  });
  const { now, viewer } = ask();
  const page = { order: 'MAIS_RECENTES', limit: 1, after: null, origin: null, offset: 0 } as const;
  const text = await lists.answer({ about: 'page', query: { limit: 1 }, page, viewer, packing: null, now });
  expect(JSON.parse(textOf(text))).toMatchObject({ total: 1, facets: { kinds: { vehicle: 1 } } });
  const typed = ['outra'];
  const suggested = await lists.answer({
    about: 'suggestions',
    typed,
    category: null,
    partner: null,
    packing: null,
    now,
  });
  expect(JSON.parse(textOf(suggested))).toMatchObject({ data: [{ codigo: code }] });
});

test('a failure of the database is reported as one, and the thread goes on', async () => {
  const broken = { ...ask(), viewer: { profileCode: 7, accountId: Number.NaN } };
  await expect(lists.answer(broken)).rejects.toThrow(/invalid input syntax/);
  expect(JSON.parse(textOf(await lists.answer(ask())))).toMatchObject({ total: 1 });
});

test('a thread that is closed saves its index for the next one, and what is asked of it fails as when the database is gone', async () => {
  const file = path.join(dataDir, 'cache', 'offer-index');
  await lists.close();
  expect(isUnavailable(await lists.answer(ask()).catch((error: unknown) => error))).toBe(true);
  expect((await stat(file)).size).toBeGreaterThan(1000);
  lists = start();
  const { body } = await lists.answer(ask());
  expect(JSON.parse(Buffer.from(body).toString())).toMatchObject({ total: 1, data: [{ codigo: code }] });
});
