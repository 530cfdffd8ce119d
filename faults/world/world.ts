import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../../apps/server/src/config/load-config.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { findCluster } from '../../apps/server/src/platform/postgres-embedded/find-places.ts';
import { startEmbedded } from '../../apps/server/src/platform/postgres-embedded/start-embedded.ts';
import {
  buildAccount,
  type AccountTraits,
  type BuiltAccount,
} from '../../apps/server/test/builders/account.ts';
import { buildDealer } from '../../apps/server/test/builders/dealer.ts';
import { buildSession } from '../../apps/server/test/builders/session.ts';
import { seededRandom, type Random } from '../../bench/seeded-random.ts';
import { makeProcess, type ProductProcess } from './product-process.ts';

/** Buyers of faults bid more than people do: a deposit lets them. */
const unlimited = { depositCents: 100_000_000_000 } as const;

/** A user signed in. */
export interface Person {
  readonly id: number;
  readonly token: string;
}

/** What a process is started with beside its role. */
interface Started {
  readonly databaseUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What a kind of fault is tried in: a durable PostgreSQL of its own, and processes of the product to break. */
export interface World {
  /** How often a fault is made. */
  readonly times: number;
  readonly random: Random;
  readonly say: (line: string) => void;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Where the cluster of the database lies. */
  readonly clusterDir: string;
  people(count: number, traits?: Partial<AccountTraits>): Promise<Person[]>;
  /** A user who is not signed in. */
  account(traits?: Partial<AccountTraits>): Promise<BuiltAccount>;
  /** Starts a process of the product, on the database or, where that moves, on another address of it. */
  start(role: 'api' | 'worker', given?: Started): Promise<ProductProcess>;
  close(): Promise<void>;
}

/** The limits of people would end a trial after a minute. */
const raiseLimits = { name: 'faults.limits', text: 'update profile_limit set amount = 1000000' } as const;

/** Makes an empty database and what is needed to break it; the same seed breaks it at the same moments, as far as time allows. */
export async function openWorld(given: {
  readonly times: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<World> {
  const dir = await mkdtemp(path.join(tmpdir(), 'patio-faults-'));
  const postgres = await startEmbedded({ dataDir: dir, log: () => undefined });
  await migrate(postgres.url);
  const database = openDatabase({ url: postgres.url, max: 4, applicationName: 'patio-faults' });
  await database.run(raiseLimits);
  const config = loadConfig({ APP_MODE: 'test', DATABASE_URL: postgres.url, PATIO_DATA_DIR: dir });
  const clusterDir = await findCluster(dir);
  const started: ProductProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(started.map((process) => process.end()));
    await database.close();
    await postgres.stop();
    await rm(clusterDir, { recursive: true, force: true });
    await rm(dir, { recursive: true, force: true });
  };
  let closing: Promise<void> | undefined;
  let made = 0;
  return {
    times: given.times,
    random: seededRandom(given.seed),
    say: given.say,
    database,
    databaseUrl: postgres.url,
    dataDir: dir,
    clusterDir,
    people: async (count, traits) => {
      const people: Person[] = [];
      for (let index = 0; index < count; index += 1) {
        const { id } = await buildDealer(database, { ...unlimited, ...traits });
        // Staff work by calls of the back office alone.
        const kind = { office: traits?.staffRole !== undefined };
        const { token } = await buildSession({ clock: systemClock, config, database }, id, kind);
        people.push({ id, token });
      }
      return people;
    },
    account: (traits) => buildAccount(database, { ...unlimited, ...traits }),
    start: async (role, { databaseUrl = postgres.url, environment = {} } = {}) => {
      made += 1;
      const clockFile = path.join(dir, `clock-${made}`);
      const process = await makeProcess({ role, databaseUrl, dataDir: dir, clockFile, environment });
      started.push(process);
      await process.start();
      return process;
    },
    close: () => (closing ??= close()),
  };
}
