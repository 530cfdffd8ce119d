import { compare } from '../load/compare.ts';
import type { BidTarget, LoadResult } from '../load/load-job.ts';
import { startGenerator } from '../load/start-generator.ts';
import { makeBareTables } from '../limits/bare-transaction.ts';
import { findPgbench } from '../limits/find-pgbench.ts';
import { runPgbench } from '../limits/run-pgbench.ts';
import { runTransactions } from '../limits/run-transactions.ts';
import { atLeast, atMost, type Finding, type Row } from '../row.ts';
import { startApi } from '../world/start-api.ts';
import type { Bidding } from '../world/bidding.ts';
import type { World } from '../world/world.ts';

interface BidTask {
  readonly title: string;
  readonly clients: number;
  readonly offers: (bidding: Bidding) => readonly BidTarget[];
  readonly bar: number;
}

const spread = (clients: number): BidTask => ({
  title: `bids on many offers, ${clients} clients`,
  clients,
  offers: ({ offers }) => offers,
  bar: 0.6,
});

const hot = (clients: number): BidTask => ({
  title: `bids on one hot offer, ${clients} clients`,
  clients,
  offers: ({ offers }) => offers.slice(-1),
  bar: 1,
});

export const bidsSpread: Row = { name: 'bids-spread', run: (world) => run(world, [spread(16), spread(64)]) };
export const bidsHot: Row = { name: 'bids-hot', run: (world) => run(world, [hot(16), hot(64)]) };

/** Bids over HTTP, each acknowledged after its commit, against the bare transaction on equal tables. */
async function* run(world: World, tasks: readonly BidTask[]): AsyncIterable<Finding> {
  const program = await findPgbench();
  if (program === null)
    world.say('there is no pgbench: its transaction comes from a program of our own, which is slower');
  for (const task of tasks) {
    const bidding = await world.bidding();
    await makeBareTables(bidding.url);
    try {
      yield* await measure(world, bidding, task, program);
    } finally {
      await bidding.drop();
    }
  }
}

async function measure(
  world: World,
  bidding: Bidding,
  task: BidTask,
  program: string | null,
): Promise<Finding[]> {
  const { url: databaseUrl, tokens } = bidding;
  const offers = task.offers(bidding);
  const api = await startApi(databaseUrl, world.dir);
  const generator = startGenerator();
  const shared = { milliseconds: world.roundMs };
  const product = (): Promise<LoadResult> =>
    generator.run({
      kind: 'bid',
      port: api.port,
      offers,
      tokens,
      connections: task.clients,
      perSecond: null,
      ...shared,
    });
  const bare = {
    databaseUrl,
    clients: task.clients,
    auctions: offers.length,
    bidders: tokens.length,
    ...shared,
  };
  const limit = () => (program === null ? runTransactions(bare) : runPgbench({ ...bare, program }));
  try {
    const found = await compare(world.rounds, { product, limit });
    const { ledgers, broken } = await bidding.verify();
    const refused = Object.entries(found.product.statuses).filter(([status]) => status !== '201');
    const note = `${program === null ? 'limit without pgbench; ' : ''}${ledgers} ledgers read back, ${broken} broken; refused ${refused.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'}`;
    const speed = atLeast(
      task.title,
      { product: found.product.perSecond, limit: found.limit.perSecond, ratio: found.ratio },
      task.bar,
      note,
    );
    const delay = atMost(
      `${task.title}, p99`,
      { product: found.product.p99, limit: found.limit.p99, ratio: found.p99Ratio },
      3,
      `p50 ${found.product.p50.toFixed(1)} / ${found.limit.p50.toFixed(1)} ms`,
    );
    return [{ ...speed, passed: speed.passed === true && broken === 0 }, delay];
  } finally {
    generator.stop();
    await api.stop();
  }
}
