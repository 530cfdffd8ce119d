import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount } from '../../test/builders/account.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { superviseWith, temporaryDataDir, type Supervised } from '../../test/processes/supervised.ts';
import { openDatabase } from '../platform/db/database.ts';

const MAIN = path.resolve(import.meta.dirname, '../main.ts');
let place: Awaited<ReturnType<typeof temporaryDataDir>>;
let made: TestDatabase;
const started: Supervised[] = [];

beforeAll(async () => {
  place = await temporaryDataDir();
  made = await createTestDatabase();
  await onDatabase((database) =>
    buildAccount(database, { email: 'admin@patio.test', staffRole: 'administrator' }),
  );
});
afterAll(async () => {
  // What should not have started must not outlive the test.
  for (const { child } of started) child.kill('SIGINT');
  await Promise.all(started.map(({ ended }) => ended));
  await made.drop();
  await place.remove();
});

async function onDatabase(
  work: (database: ReturnType<typeof openDatabase>) => Promise<unknown>,
): Promise<void> {
  const database = openDatabase({ url: made.url, max: 1 });
  await work(database);
  await database.close();
}

const production = (more: Record<string, string> = {}) => ({
  APP_MODE: 'production',
  PUBLIC_URL: 'https://loja.com.br',
  PATIO_DATA_DIR: place.dataDir,
  DATABASE_URL: made.url,
  PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  LOG_LEVEL: 'silent',
  ...more,
});
const refusal =
  /Production does not start on this database: it holds 1 demo account\. .*npm run remove-demo/u;

/** How a start went: exit code, its last line, and whether anything answered meanwhile. */
async function startOf(more: Record<string, string>, entry?: string) {
  const run = await superviseWith(production(more), entry);
  started.push(run);
  let listened = false;
  const watch = setInterval(() => {
    fetch(`http://127.0.0.1:${run.port}/health/live`).then(
      () => (listened = true),
      () => undefined,
    );
  }, 50);
  const code = await run.ended;
  clearInterval(watch);
  return { code, last: run.output().trim().split('\n').at(-1), listened };
}

test('production is refused on a demo account, in one line, and nobody listens: with all roles, as api or worker alone', async () => {
  const starts = await Promise.all([
    startOf({}),
    startOf({ PATIO_ROLES: 'api' }, MAIN),
    startOf({ PATIO_ROLES: 'worker' }, MAIN),
  ]);
  for (const start of starts)
    expect(start).toEqual({ code: 1, last: expect.stringMatching(refusal), listened: false });
});

test('the demo mode and the loading of the demo world are refused in production', async () => {
  const mode = await superviseWith(production({ PATIO_DEMO: 'on' }), MAIN);
  const task = await superviseWith(production(), MAIN, ['load-demo']);
  expect([await mode.ended, await task.ended]).toEqual([1, 1]);
  expect(mode.output()).toMatch(/^PATIO_DEMO=on does not go with APP_MODE=production: [^\n]*\n$/u);
  expect(task.output()).toMatch(/^The demo world is not loaded with APP_MODE=production: [^\n]*\n$/u);
});

test('once the account is nobody’s, production starts', async () => {
  await onDatabase((database) =>
    database.run({
      name: 'test.erase',
      text: `update account set email = 'conta-1@excluida.invalid', erased_at = now()`,
    }),
  );
  const run = await superviseWith(production());
  await run.ready();
  expect(await run.end('SIGINT')).toBe(0);
});
