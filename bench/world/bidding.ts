import {
  createDatabase,
  dropDatabase,
} from '../../apps/server/src/platform/postgres-embedded/create-database.ts';
import { loadConfig } from '../../apps/server/src/config/load-config.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { openDatabase, type Database } from '../../apps/server/src/platform/db/database.ts';
import { buildDealer } from '../../apps/server/test/builders/dealer.ts';
import { buildSession } from '../../apps/server/test/builders/session.ts';
import { readStoredAuction } from '../../apps/server/test/scenes/stored-auction.ts';
import type { BidTarget } from '../load/load-job.ts';

/** A database to bid in. */
export interface Bidding {
  readonly url: string;
  /** Secrets of sessions, one for each account. */
  readonly tokens: readonly string[];
  readonly offers: readonly BidTarget[];
  /** Whether every ledger that was written verifies and leads to the stored state; how many there are. */
  verify(): Promise<{ readonly ledgers: number; readonly broken: number }>;
  drop(): Promise<void>;
}

const accounts = 2000;
/** The limits of people would end a measurement after a minute. */
const raise = { name: 'bench.raise', text: 'update profile_limit set amount = 1000000' } as const;
const targets = {
  name: 'bench.targets',
  text: `select a.offer_code as code, a.base_cents as base from auction a join offer o on o.code = a.offer_code
         where a.open and a.end_at > now() + interval '1 day' order by a.offer_code limit 5000`,
} as const;
const written = { name: 'bench.written', text: 'select distinct offer_code from bid order by 1' } as const;

/** Copies a filled database and signs people in. */
export async function makeBidding(serverUrl: string, filledUrl: string): Promise<Bidding> {
  const name = 'bidding';
  await dropDatabase(serverUrl, name);
  const url = await createDatabase(serverUrl, name, new URL(filledUrl).pathname.slice(1));
  const database = openDatabase({ url, max: 4, applicationName: 'patio-bench' });
  await database.run(raise);
  const tokens = await signIn(database);
  const offers = await database.rows<{ code: number; base: number }>(targets);
  return {
    url,
    tokens,
    offers,
    verify: () => verifyLedgers(database),
    drop: async () => {
      await database.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

function signIn(database: Database): Promise<string[]> {
  const config = loadConfig({ DATABASE_URL: 'postgres://127.0.0.1/none' });
  return database.transact(async (transaction) => {
    const tokens: string[] = [];
    for (let index = 0; index < accounts; index += 1) {
      const { id } = await buildDealer(transaction, { depositCents: 100_000_000_000 });
      const database = {
        ...transaction,
        transact: () => Promise.reject(new Error()),
        close: async () => undefined,
      };
      tokens.push((await buildSession({ clock: systemClock, config, database }, id)).token);
    }
    return tokens;
  });
}

/** Of many ledgers the last 500 are read back. */
async function verifyLedgers(database: Database) {
  const rows = await database.rows<{ offer_code: number }>(written);
  let broken = 0;
  for (const { offer_code: code } of rows.slice(-500)) {
    const { stored, replayed, chain } = await readStoredAuction(database, code);
    const same = stored.price === replayed.price && stored.leader?.bidderId === replayed.leader?.bidderId;
    if (chain !== 'intact' || !same || stored.sequence !== replayed.sequence) broken += 1;
  }
  return { ledgers: Math.min(rows.length, 500), broken };
}
