import type { Config } from './config/config.ts';
import type { Clock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { LiveHub } from './platform/live/live-hub.ts';
import type { Logger } from './platform/logging/logger.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

/** What features are given; nothing in them reaches for the environment, the clock or a connection by itself. */
export interface ServerDeps {
  readonly config: Config;
  readonly database: Database;
  /** Connections that only deals and sessions use, so that no reading ever holds the last one. */
  readonly reserved: Database;
  /** Whether expensive work goes to threads of its own, which share neither the clock nor the connections of this one. */
  readonly hasThreads: boolean;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly live: LiveHub;
}
