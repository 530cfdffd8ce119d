import type { Scenario } from './scenario.ts';
import { badDays } from './scenarios/bad-days.ts';
import { failover } from './scenarios/failover.ts';
import { jumpingClocks } from './scenarios/jumping-clocks.ts';
import { killedDatabase } from './scenarios/killed-database.ts';
import { killedPix } from './scenarios/killed-pix.ts';
import { killedServers } from './scenarios/killed-servers.ts';
import { killedWorkers } from './scenarios/killed-workers.ts';
import { races } from './scenarios/races.ts';
import { undoings } from './scenarios/undoings.ts';

/** Every kind of fault, in the order of the table. */
export const scenarios: readonly Scenario[] = [
  killedServers,
  killedDatabase,
  ...badDays,
  failover,
  killedWorkers,
  killedPix,
  jumpingClocks,
  races,
  undoings,
];
