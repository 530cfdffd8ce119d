import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { LiveHub } from './platform/live/live-hub.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

/** The dependencies of features; none of them accesses the environment, the clock or a connection by itself. */
export interface ServerDeps {
  readonly config: Config;
  readonly database: Database;
  /** Connections that only deals and sessions use, so that reads never hold the last one. */
  readonly reserved: Database;
  /** Whether expensive work runs in separate threads, which share neither the clock nor the connections of this one. */
  readonly hasThreads: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly live: LiveHub;
}
