import { loadavg } from 'node:os';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { median } from '../load/percentile.ts';
import { startGenerator } from '../load/start-generator.ts';
import type { Finding, Row } from '../row.ts';
import { processorClock } from '../world/processor-time.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

/** Microseconds of processor that a bid may take, of server and database together. */
const bar = 450;

/** Bids of one round, and the time after which it ends all the same. */
const bidsPerRound = 4000;
const longestRoundMs = 60_000;

/** What a bid costs in time of processors, of the server and of its database, which hardly depends on what else the machine does. */
export const bidCost: Row = {
  name: 'bid-cost',
  async *run(world: World): AsyncIterable<Finding> {
    for (const clients of [16, 64]) yield await measure(world, clients);
  },
};

interface Cost {
  readonly server: number;
  readonly database: number;
  readonly bids: number;
}

async function measure(world: World, clients: number): Promise<Finding> {
  const bidding = await world.bidding();
  const api = await startApi(bidding.url, world.dir);
  const database = openDatabase({ url: bidding.url, max: 1, applicationName: 'patio-bench-cost' });
  const generator = startGenerator();
  try {
    const round = async (): Promise<Cost> => {
      const clock = await processorClock(api.pid, database);
      const { offers, tokens } = bidding;
      const { statuses } = await generator.run({
        kind: 'bid',
        port: api.port,
        offers,
        tokens,
        connections: clients,
        perSecond: null,
        milliseconds: longestRoundMs,
        atMost: world.quick ? bidsPerRound / 4 : bidsPerRound,
      });
      const bids = statuses['201'] ?? 0;
      const spent = await clock();
      return { server: spent.server / bids, database: spent.database / bids, bids };
    };
    // The first rounds plan the statements and compile the code.
    for (let turn = 0; turn < 2; turn += 1) await round();
    const costs: Cost[] = [];
    for (let turn = 0; turn < world.rounds; turn += 1) costs.push(await round());
    return finding(clients, costs);
  } finally {
    generator.stop();
    await database.close();
    await api.stop();
    await bidding.drop();
  }
}

function finding(clients: number, costs: readonly Cost[]): Finding {
  const sum = median(costs.map(({ server, database }) => server + database));
  const [server, database] = [
    median(costs.map((cost) => cost.server)),
    median(costs.map((cost) => cost.database)),
  ];
  const bids = costs.reduce((total, cost) => total + cost.bids, 0);
  return {
    work: `processor time of a bid on many offers, ${clients} clients`,
    product: `${sum.toFixed(0)} µs`,
    limit: '',
    ratio: `${sum.toFixed(0)} µs`,
    bar: `≤ ${bar} µs`,
    passed: sum <= bar,
    note: `server ${server.toFixed(0)}, database ${database.toFixed(0)} µs; ${bids} bids; load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  };
}
