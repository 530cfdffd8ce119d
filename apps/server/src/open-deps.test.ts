import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { loadConfig } from './config/load-config.ts';
import { openDeps } from './open-deps.ts';

let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

const mode = { name: 'test.plan-mode', text: 'show plan_cache_mode' } as const;

it('plans the statements of deals once a connection, and leaves all others to the database', async () => {
  const { database, reserved, live } = await openDeps(
    loadConfig({ DATABASE_URL: made.url, LOG_LEVEL: 'silent' }),
    'api',
  );
  const [deals, others] = await Promise.all([reserved.row(mode), database.row(mode)]);
  expect([deals, others]).toEqual([{ plan_cache_mode: 'force_generic_plan' }, { plan_cache_mode: 'auto' }]);
  await live.close();
  await Promise.all([reserved.close(), database.close()]);
});
