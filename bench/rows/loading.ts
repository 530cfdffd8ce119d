import path from 'node:path';
import type { Finding, Row } from '../row.ts';
import { judgeLoading, type LoadingFigures } from '../world/judge-loading.ts';
import { startNode } from '../world/start-node.ts';
import type { World } from '../world/world.ts';

const root = path.join(import.meta.dirname, '../..');
const times = 3;

/** Home and an offer of the demo world on a simulated phone over simulated 4G: the median of three loads. */
export const loading: Row = {
  name: 'loading',
  async *run(world: World): AsyncIterable<Finding> {
    const product = await startNode({
      args: [path.join(root, 'scripts/start.mjs')],
      environment: { PATIO_DATA_DIR: path.join(world.dir, 'product'), LOG_LEVEL: 'error' },
      healthPath: '/home',
    });
    const origin = `http://127.0.0.1:${product.port}`;
    try {
      yield* judged('home', `${origin}/home`);
      yield* judged('an offer', origin + (await firstOffer(origin)));
    } finally {
      await product.stop();
    }
  },
};

async function* judged(name: string, address: string): AsyncIterable<Finding> {
  const loads: LoadingFigures[] = [];
  for (let count = 0; count < times; count++) loads.push(await judgeLoading(address));
  const median = (figure: keyof LoadingFigures): number =>
    loads.map((load) => load[figure]).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  const note = 'Lighthouse, phone, simulated 4G, median of three';
  const row = (work: string, ratio: string, bar: string, passed: boolean): Finding => ({
    work: `${name}: ${work}`,
    product: ratio,
    limit: '',
    ratio,
    bar,
    passed,
    note,
  });
  const paint = median('largestPaint') / 1000;
  const blocking = median('blocking');
  const shift = median('shift');
  const performance = median('performance');
  yield row('largest paint', `${paint.toFixed(2)} s`, '≤ 1.5 s', paint <= 1.5);
  yield row('blocked', `${blocking.toFixed(0)} ms`, '≤ 100 ms', blocking <= 100);
  yield row('layout shift', shift.toFixed(3), '≤ 0.02', shift <= 0.02);
  yield row('performance', String(performance), '≥ 97', performance >= 97);
}

/** The address of the first offer that home shows. */
async function firstOffer(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/home`)).text();
  const address = /href="(\/oferta\/\d+)"/.exec(html.slice(html.indexOf('<article')))?.[1];
  if (address === undefined) throw new Error('Home shows no offer.');
  return address;
}
