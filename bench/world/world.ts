import { startEmbedded } from '../../apps/server/src/platform/postgres-embedded/start-embedded.ts';
import {
  createDatabase,
  dropDatabase,
} from '../../apps/server/src/platform/postgres-embedded/create-database.ts';
import { makeBidding, type Bidding } from './bidding.ts';
import { offersDatabase, type OffersDatabase } from './offers-database.ts';

export interface WorldOptions {
  /** Directory of the databases; kept between runs, because filling them takes minutes. */
  readonly dir: string;
  readonly quick: boolean;
  readonly say: (line: string) => void;
}

/** What every row works in: a durable PostgreSQL of its own with filled databases. */
export interface World {
  readonly quick: boolean;
  readonly dir: string;
  /** Length of one measurement. */
  readonly roundMs: number;
  /** Pairs of measurements, product and limit. */
  readonly rounds: number;
  readonly say: (line: string) => void;
  /** Numbers of offers at which readings are measured. */
  readonly sizes: readonly number[];
  /** A database with so many open offers. Read only. */
  offers(count: number): Promise<OffersDatabase>;
  /** A copy of a database, to be changed. */
  copy(url: string, name: string): Promise<{ readonly url: string; drop(): Promise<void> }>;
  /** A fresh database to bid in, with accounts that are signed in. */
  bidding(): Promise<Bidding>;
  close(): Promise<void>;
}

/** Starts the database server of the benchmarks. */
export async function openWorld({ dir, quick, say }: WorldOptions): Promise<World> {
  const server = await startEmbedded({ dataDir: dir, log: say });
  const filled = new Map<number, Promise<OffersDatabase>>();
  const offers = (count: number): Promise<OffersDatabase> => {
    const known = filled.get(count) ?? offersDatabase(server.url, count, say);
    filled.set(count, known);
    return known;
  };
  return {
    quick,
    dir,
    say,
    roundMs: quick ? 1000 : 2000,
    rounds: quick ? 3 : 5,
    sizes: quick ? [10_000] : [10_000, 100_000],
    offers,
    copy: async (url, name) => {
      await dropDatabase(server.url, name);
      const copied = await createDatabase(server.url, name, new URL(url).pathname.slice(1));
      return { url: copied, drop: () => dropDatabase(server.url, name) };
    },
    bidding: async () => makeBidding(server.url, (await offers(10_000)).url),
    close: () => server.stop(),
  };
}
