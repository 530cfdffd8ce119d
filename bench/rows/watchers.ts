import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../load/percentile.ts';
import { startWatchers, type WatcherProcess } from '../load/start-watchers.ts';
import type { Finding, Row } from '../row.ts';
import type { Bidding } from '../world/bidding.ts';
import { processMemory } from '../world/memory.ts';
import { startApi } from '../world/start-api.ts';
import type { World } from '../world/world.ts';

const processes = 2;

/** The two ways to watch an offer: the line of one offer, and the line of a browser, which follows all that it shows. */
const lines = [
  { name: 'watchers', pathOf: (offer: number) => `/api/offer/${offer}/stream` },
  { name: 'browsers', pathOf: (offer: number) => `/api/live?ofertas=${offer}:0&abertas=${offer}` },
] as const;

/** One bid to everyone who watches its offer, all of them at one server process: from the bidder's reply to the last watcher's event. */
export const watchers: Row = {
  name: 'watchers',
  async *run(world: World): AsyncIterable<Finding> {
    const bidding = await world.bidding();
    try {
      for (const line of lines) yield* measureLine(world, bidding, line);
    } finally {
      await bidding.drop();
    }
  },
};

async function* measureLine(
  world: World,
  bidding: Bidding,
  line: (typeof lines)[number],
): AsyncIterable<Finding> {
  const count = world.quick ? 2000 : 10_000;
  const who = `${count.toLocaleString('en')} ${line.name}`;
  const api = await startApi(bidding.url, world.dir, { LIVE_LINES_PER_ADDRESS: String(count) });
  const opened: WatcherProcess[] = [];
  try {
    await measureBids(api.port, bidding, [], 20);
    const before = await processMemory(api.pid);
    const offer = bidding.offers[0]?.code ?? 0;
    for (let index = 0; index < processes; index += 1) {
      const task = { port: api.port, path: line.pathOf(offer), count: count / processes };
      opened.push(await startWatchers({ ...task, from: `127.0.0.${index + 2}` }));
    }
    await pause(2000);
    const each = ((await processMemory(api.pid)) - before) / count;
    const { lasts, all } = await measureBids(api.port, bidding, opened, world.quick ? 10 : 40);
    yield timing(who, lasts, all);
    yield memory(who, each);
  } finally {
    for (const watcher of opened) watcher.stop();
    await api.stop();
  }
}

function timing(who: string, lasts: readonly number[], all: readonly number[]): Finding {
  const worst = percentile(lasts, 0.99);
  return {
    work: `one bid to ${who}, last event, p99`,
    product: `${worst.toFixed(0)} ms`,
    limit: '',
    ratio: `${worst.toFixed(0)} ms`,
    bar: '≤ 150 ms',
    passed: worst <= 150,
    note: `${lasts.length} bids; median of the last events ${percentile(lasts, 0.5).toFixed(0)} ms; p99 of all events ${percentile(all, 0.99).toFixed(0)} ms`,
  };
}

function memory(who: string, bytes: number): Finding {
  const kilobytes = bytes / 1024;
  return {
    work: `memory of a line, ${who}`,
    product: `${kilobytes.toFixed(1)} KB`,
    limit: '',
    ratio: `${kilobytes.toFixed(1)} KB`,
    bar: '≤ 20 KB',
    passed: kilobytes <= 20,
    note: 'growth of the server process (PSS), divided',
  };
}

let placed = 0;

/** Bids one after the other; answers, sorted, how long the last event of each bid took and how long every event took, in milliseconds. */
async function measureBids(
  port: number,
  bidding: Bidding,
  watching: readonly WatcherProcess[],
  count: number,
) {
  const target = bidding.offers[0] ?? { code: 0, base: 0 };
  const lasts: number[] = [];
  const all: number[] = [];
  const begin = placed;
  for (; placed < begin + count; placed += 1) {
    const arrivals = watching.map((watcher) => watcher.arrivalsOf(placed + 1));
    await bid(port, bidding.tokens[placed % 100] ?? '', target.code, target.base + placed * 10_000);
    const replied = performance.timeOrigin + performance.now();
    const times = (await Promise.all(arrivals)).flat().map((at) => at - replied);
    all.push(...times);
    lasts.push(times.reduce((most, time) => Math.max(most, time), 0));
    await pause(100);
  }
  const sorted = (values: number[]) => values.sort((a, b) => a - b);
  return { lasts: sorted(lasts), all: sorted(all) };
}

async function bid(port: number, token: string, code: number, cents: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/lance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'security-token': token },
    body: JSON.stringify({ cdofrta: code, cdmoeda: 1, vllance: cents / 100, ismaximo: false, frete: 'N' }),
  });
  const body = await reply.text();
  if (reply.status !== 201) throw new Error(`A bid answered ${reply.status}: ${body}`);
}
