import type { Config, Role } from './config/config.ts';
import type { ServerDeps } from './deps.ts';
import { openDatabaseClock } from './platform/clock/database-clock.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { openLiveHub } from './platform/live/live-hub.ts';
import { createLogger } from './platform/logging/logger.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

/** Rounds of bids under way at once, a reading of sessions, and some other deals. */
const reservedMax = 8;

/** Opens the real dependencies of a role. Errors: without `config.database.url`. */
export async function openDeps(config: Config, role: Role): Promise<ServerDeps> {
  const { url, poolMax } = config.database;
  if (url === null) throw new Error('A role needs the address of a database.');
  const logger = createLogger({ level: config.log.level, role });
  const database = openDatabase({
    url,
    max: poolMax,
    applicationName: `patio-${role}`,
    patienceMs: 10_000,
  });
  const reserved =
    role === 'api'
      ? openDatabase({ url, max: reservedMax, applicationName: 'patio-api-deals', patienceMs: 10_000 })
      : database;
  return {
    config,
    database,
    reserved,
    hasThreads: role === 'api',
    clock: await clockOf(database),
    logger,
    metrics: createMetrics(),
    live: await openLiveHub(url, logger),
  };
}

const time = { name: 'clock.now', text: 'select clock_timestamp() as now' } as const;

/** The time of the database, the same in all processes. */
function clockOf(database: Database) {
  return openDatabaseClock({
    wall: Date.now,
    steady: () => performance.now(),
    database: async () => {
      const row = await database.row<{ now: number }>(time);
      if (!row) throw new Error('The database did not tell the time.');
      return row.now;
    },
  });
}
