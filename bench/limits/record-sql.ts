import { loadConfig } from '../../apps/server/src/config/load-config.ts';
import {
  openDatabase,
  type Database,
  type Parameter,
  type Statement,
} from '../../apps/server/src/platform/db/database.ts';
import { silentHub } from '../../apps/server/src/platform/live/silent-hub.ts';
import { createLogger } from '../../apps/server/src/platform/logging/logger.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';
import { buildServer } from '../../apps/server/src/server.ts';

/** A query as the product sent it. */
export interface RecordedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly Parameter[];
}

/** What one call asks of the database: queries of one wave were sent together. */
export type RecordedCall = readonly (readonly RecordedQuery[])[];

/**
 * Lets the product answer calls inside this process and writes down its SQL, so that a limit can run the very same. The clock stands
 * still meanwhile. The first address is only a warm-up: what is stored after it belongs to no single call.
 */
export async function recordSql(databaseUrl: string, paths: readonly string[]): Promise<RecordedCall[]> {
  const database = openDatabase({ url: databaseUrl, max: 8, applicationName: 'patio-bench' });
  const recorder = recording(database);
  const now = Date.now();
  const app = await buildServer({
    config: loadConfig({ DATABASE_URL: databaseUrl }),
    database: recorder.database,
    reserved: recorder.database,
    hasThreads: false,
    clock: { now: () => now },
    logger: createLogger({ level: 'silent', role: 'bench' }),
    metrics: createMetrics(),
    live: silentHub,
  });
  try {
    const calls: RecordedCall[] = [];
    for (const [index, path] of [paths[0] ?? '', ...paths].entries()) {
      recorder.begin();
      const reply = await app.inject({ method: 'GET', url: path });
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`);
      if (index > 0) calls.push(recorder.end());
    }
    return calls;
  } finally {
    await app.close();
    await database.close();
  }
}

function recording(database: Database) {
  let waves: RecordedQuery[][] = [];
  let underWay = 0;
  const noted = async <T>(
    statement: Statement,
    values: readonly Parameter[],
    send: () => Promise<T>,
  ): Promise<T> => {
    if (underWay === 0) waves.push([]);
    waves.at(-1)?.push({ ...statement, values });
    underWay += 1;
    try {
      return await send();
    } finally {
      underWay -= 1;
    }
  };
  const recorded: Database = {
    ...database,
    rows: (statement, values = []) => noted(statement, values, () => database.rows(statement, values)),
    row: (statement, values = []) => noted(statement, values, () => database.row(statement, values)),
    run: (statement, values = []) => noted(statement, values, () => database.run(statement, values)),
  };
  return {
    database: recorded,
    begin: () => (waves = []),
    end: (): RecordedCall => waves,
  };
}
