import type { Config, Role } from './config/config.ts';
import type { ServerDeps } from './deps.ts';
import { openDatabaseClock } from './platform/clock/database-clock.ts';
import { byKeySettings } from './platform/db/by-key-settings.ts';
import { openDatabase, type Database } from './platform/db/database.ts';
import { openLiveHub } from './platform/live/live-hub.ts';
import { createLogger } from './platform/logging/logger.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { statement } from './platform/db/statement.ts';

/** Concurrent rounds of bids, a session read, and some other deals. */
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
    ...timeoutOf(role),
    onChange: (state, milliseconds) => {
      if (state === 'silent') logger.error('the database says nothing: every call is refused until it does');
      else logger.warn({ milliseconds }, 'the database answers again');
    },
  });
  const reserved =
    role === 'api'
      ? openDatabase({
          url,
          max: reservedMax,
          applicationName: 'patio-api-deals',
          settings: byKeySettings,
          ...timeoutOf(role),
        })
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

/** People wait for the api, which must answer within three seconds; the worker may take its time. */
function timeoutOf(role: Role): { readonly timeoutMs: number; readonly statementMs?: number } {
  return role === 'api' ? { timeoutMs: 10_000, statementMs: 2000 } : { timeoutMs: 10_000 };
}

const time = statement({ name: 'clock.now', text: 'select clock_timestamp() as now' });

/** The time of the database, the same in all processes. */
function clockOf(database: Database) {
  return openDatabaseClock({
    wall: Date.now,
    steady: () => performance.now(),
    database: async () => {
      const row = await database.row(time);
      if (!row) throw new Error('The database did not tell the time.');
      return row.now;
    },
  });
}
