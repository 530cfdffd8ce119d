import type { Config, Role } from './config/config.ts';
import type { ServerDeps } from './deps.ts';
import { systemClock } from './platform/clock/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { openLiveHub } from './platform/live/live-hub.ts';
import { createLogger } from './platform/logging/logger.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

/** Opens the real dependencies of a role. Errors: without `config.database.url`. */
export async function openDeps(config: Config, role: Role): Promise<ServerDeps> {
  const { url, poolMax } = config.database;
  if (url === null) throw new Error('A role needs the address of a database.');
  const logger = createLogger({ level: config.log.level, role });
  return {
    config,
    database: openDatabase({ url, max: poolMax, applicationName: `patio-${role}`, patienceMs: 10_000 }),
    clock: systemClock,
    logger,
    metrics: createMetrics(),
    live: await openLiveHub(url, logger),
  };
}
