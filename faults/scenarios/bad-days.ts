import { setTimeout as pause } from 'node:timers/promises';
import { between } from '../../bench/seeded-random.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { frozen, readOnly, restarted, withoutConnections, type BadDay } from '../world/bad-days.ts';
import { openOffers } from '../world/offers.ts';
import type { ProductProcess } from '../world/product-process.ts';
import { bidDuring } from './bidding.ts';

const shortestMs = 200;
const longestMs = 5000;
/** A server that takes longer to be well again than this has not come back by itself. */
const backMs = 15_000;

interface Kind {
  readonly name: string;
  readonly what: string;
  readonly strike: BadDay;
}

const kinds: readonly Kind[] = [
  { name: 'frozen', what: 'database frozen while people bid', strike: frozen },
  { name: 'read-only', what: 'database read-only while people bid', strike: readOnly },
  { name: 'connections', what: 'database out of connections while people bid', strike: withoutConnections },
  { name: 'restart', what: 'database restarted while people bid', strike: restarted },
];

/** What a database does to its callers without being killed, under two servers. */
export const badDays: readonly Scenario[] = kinds.map(({ name, what, strike }) => ({
  name,
  async run(world) {
    const { random, times } = world;
    const offers = await openOffers(world, 6);
    const servers = await Promise.all([world.start('api'), world.start('api')]);
    let slowest = 0;
    const strikes = async () => {
      for (let count = 0; count < times; count += 1) {
        await pause(between(random, 200, 1500));
        await strike(world, between(random, shortestMs, longestMs));
        slowest = Math.max(slowest, await untilReady(servers));
      }
    };
    const origins = servers.map(({ origin }) => origin);
    const answers = await bidDuring(world, { bidders: 24, offers, origins }, strikes);
    return {
      what,
      tried: `${times} times`,
      ...(await countBids(world.database, answers, world.say)),
      ledgers: offers.length,
      broken: await inconsistentLedgers(world.database, offers, world.say),
      note: `two servers; both were ready again after ${slowest} ms at the latest`,
    };
  },
}));

/** Waits until servers would take a bid again; gives the milliseconds. Errors: when they do not come back. */
export async function untilReady(servers: readonly Pick<ProductProcess, 'origin'>[]): Promise<number> {
  const start = performance.now();
  for (const { origin } of servers) {
    while (!(await isReady(origin))) {
      if (performance.now() - start > backMs) throw new Error(`${origin} did not come back.`);
      await pause(20);
    }
  }
  return Math.round(performance.now() - start);
}

async function isReady(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/health/ready`).catch(() => null);
  await reply?.arrayBuffer().catch(() => undefined);
  return reply?.ok === true;
}
