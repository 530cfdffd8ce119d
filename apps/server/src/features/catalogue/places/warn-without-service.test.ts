import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { FakeClock } from '../../../../test/fake-clock.ts';
import { loadConfig } from '../../../config/load-config.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { openLiveHub } from '../../../platform/live/live-hub.ts';
import { createLogger } from '../../../platform/logging/logger.ts';
import { createMetrics } from '../../../platform/metrics/metrics.ts';
import { buildServer } from '../../../server.ts';

let made: TestDatabase;
beforeEach(async () => {
  made = await createTestDatabase();
});
afterEach(() => made.drop());

/** What the start of an api writes of CEPs into the log, line by line. */
async function startLines(settings: Record<string, string>) {
  const lines: unknown[] = [];
  const config = loadConfig({
    DATABASE_URL: made.url,
    PUBLIC_URL: 'https://loja.com.br',
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...settings,
  });
  const sink = { write: (line: string) => lines.push(JSON.parse(line)) };
  const logger = createLogger({ level: 'info', role: 'api', pretty: false, sink });
  const pool = openDatabase({ url: made.url, max: 2 });
  const live = await openLiveHub(made.url, logger);
  const app = await buildServer({
    config,
    database: pool,
    reserved: pool,
    hasThreads: false,
    clock: new FakeClock(),
    logger,
    metrics: createMetrics(),
    live,
  });
  await app.ready();
  await app.close();
  await live.close();
  await pool.close();
  return lines.filter((line) => JSON.stringify(line).includes('CEP_PROVIDER_URL'));
}

describe('the start of an api without a CEP service', () => {
  it('warns once in production, and says what follows', async () => {
    expect(await startLines({ APP_MODE: 'production' })).toEqual([
      expect.objectContaining({
        level: 'warn',
        msg: expect.stringMatching(/^CEP_PROVIDER_URL is missing: only CEPs of the local table/),
      }),
    ]);
  });

  it('says nothing where one is set, or nobody is served', async () => {
    const asked = { APP_MODE: 'production', CEP_PROVIDER_URL: 'https://viacep.com.br/ws' };
    expect(await startLines(asked)).toEqual([]);
    for (const APP_MODE of ['development', 'staging', 'test'])
      expect(await startLines({ APP_MODE })).toEqual([]);
  });
});
