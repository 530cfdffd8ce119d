import { loadavg } from 'node:os';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { median } from '../load/percentile.ts';
import { startGenerator } from '../load/start-generator.ts';
import type { Finding, Row } from '../row.ts';
import { processorClock } from '../world/processor-time.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

/** Microseconds of processor that an offer may take, of server and database together. */
const bar = 80;
const connections = 16;

/** What reading one offer by its code costs in time of processors, at every size of the catalogue. */
export const detailCost: Row = {
  name: 'detail-cost',
  async *run(world: World): AsyncIterable<Finding> {
    for (const size of world.sizes) yield await measure(world, size);
  },
};

interface Cost {
  readonly server: number;
  readonly database: number;
}

async function measure(world: World, size: number): Promise<Finding> {
  const { url, codes } = await world.offers(size);
  const paths = Array.from({ length: 300 }, (_, at) => `/api/offer/${codes[(at * 31) % codes.length] ?? 0}`);
  const api = await startApi(url, world.dir);
  const database = openDatabase({ url, max: 1, applicationName: 'patio-bench-cost' });
  const generator = startGenerator();
  try {
    const round = async (): Promise<Cost> => {
      const clock = await processorClock(api.pid, database);
      const milliseconds = world.roundMs;
      const { perSecond } = await generator.run({
        kind: 'read',
        port: api.port,
        paths,
        headers: {},
        connections,
        milliseconds,
      });
      const answered = (perSecond * milliseconds) / 1000;
      const spent = await clock();
      return { server: spent.server / answered, database: spent.database / answered };
    };
    for (let turn = 0; turn < 2; turn += 1) await round();
    const costs: Cost[] = [];
    for (let turn = 0; turn < world.rounds; turn += 1) costs.push(await round());
    return finding(size, costs);
  } finally {
    generator.stop();
    await database.close();
    await api.stop();
  }
}

function finding(size: number, costs: readonly Cost[]): Finding {
  const sum = median(costs.map(({ server, database }) => server + database));
  const server = median(costs.map((cost) => cost.server));
  const database = median(costs.map((cost) => cost.database));
  return {
    work: `processor time of an offer, ${size.toLocaleString('en')} offers`,
    product: `${sum.toFixed(0)} µs`,
    limit: '',
    ratio: `${sum.toFixed(0)} µs`,
    bar: `≤ ${bar} µs`,
    passed: sum <= bar,
    note: `server ${server.toFixed(0)}, database ${database.toFixed(0)} µs; load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
  };
}
