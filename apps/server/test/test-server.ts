import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadConfig } from '../src/config/load-config.ts';
import type { ServerDeps } from '../src/deps.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { openLiveHub } from '../src/platform/live/live-hub.ts';
import { createLogger } from '../src/platform/logging/logger.ts';
import { createMetrics } from '../src/platform/metrics/metrics.ts';
import { buildServer } from '../src/server.ts';
import { createTestDatabase } from './database.ts';
import { FakeClock } from './fake-clock.ts';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: ServerDeps;
  readonly clock: FakeClock;
  /** Another server on the same database, as a second process would be. */
  another(): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** The whole API on a database of its own, with a clock that the test moves. Nothing listens; calls go through `inject`. */
export async function startTestServer(
  environment: Record<string, string> = {},
  holding: 'nothing' | 'reference' = 'nothing',
): Promise<TestServer> {
  const database = await createTestDatabase(holding);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patio-data-'));
  const config = loadConfig({
    APP_MODE: 'test',
    DATABASE_URL: database.url,
    PATIO_DATA_DIR: dataDir,
    PATIO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const clock = new FakeClock();
  const opened: { deps: ServerDeps; app: FastifyInstance }[] = [];
  const open = async () => {
    const logger = createLogger({ level: config.log.level, role: 'api' });
    const pool = openDatabase({ url: database.url, max: 8 });
    const deps: ServerDeps = {
      // Each process follows the settings of the business by itself.
      config: { ...config, rules: { ...config.rules } },
      database: pool,
      reserved: pool,
      hasThreads: false,
      clock,
      logger,
      metrics: createMetrics(),
      live: await openLiveHub(database.url, logger),
    };
    const server = { deps, app: await buildServer(deps) };
    opened.push(server);
    return server;
  };
  const first = await open();
  return {
    ...first,
    clock,
    another: async () => (await open()).app,
    close: async () => {
      for (const { app, deps } of opened) {
        await app.close();
        await deps.live.close();
        await deps.database.close();
      }
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
