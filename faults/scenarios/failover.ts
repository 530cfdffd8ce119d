import { setTimeout as pause } from 'node:timers/promises';
import { between, pick } from '../../bench/seeded-random.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { clusterPids, freeze } from '../../apps/server/test/processes/cluster-processes.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { killAll } from '../world/kill-database.ts';
import { openMovingAddress } from '../world/moving-address.ts';
import { openOffers } from '../world/offers.ts';
import { makeStandby, type Standby } from '../world/standby.ts';
import type { World } from '../world/world.ts';
import { untilReady } from './bad-days.ts';
import { bidDuring } from './bidding.ts';

/** Every failover needs a standby of its own. */
const mostTimes = 10;

/** A database whose first server is killed or freezes, and whose standby takes over behind the same address. */
export const failover: Scenario = {
  name: 'failover',
  async run(world) {
    const times = Math.min(world.times, mostTimes);
    const address = await openMovingAddress(Number(new URL(world.databaseUrl).port));
    const standbys: Standby[] = [];
    try {
      const offers = await openOffers(world, 6);
      const url = Object.assign(new URL(world.databaseUrl), { port: String(address.port) }).href;
      const servers = await Promise.all([0, 1].map(() => world.start('api', { databaseUrl: url })));
      const origins = servers.map(({ origin }) => origin);
      let slowest = 0;
      let next = await standbyOf(world, standbys);
      const failOver = async () => {
        for (let count = 0; count < times; count += 1) {
          await pause(between(world.random, 500, 2500));
          await takeOver(world, standbys.at(-2)?.clusterDir ?? world.clusterDir, next, address.moveTo);
          slowest = Math.max(slowest, await untilReady(servers));
          if (count + 1 < times) next = await standbyOf(world, standbys);
        }
      };
      const answers = await bidDuring(world, { bidders: 24, offers, origins }, failOver);
      const database = openDatabase({ url: next.url, max: 4, applicationName: 'patio-faults' });
      const bids = await countBids(database, answers, world.say);
      const broken = await inconsistentLedgers(database, offers, world.say);
      await database.close();
      return {
        what: 'standby takes over while people bid',
        tried: `${times} times`,
        ...bids,
        ledgers: offers.length,
        broken,
        note: `its first server frozen or killed; ready again after ${slowest} ms at the latest`,
      };
    } finally {
      await address.close();
      for (const standby of standbys) await standby.end();
    }
  },
};

async function standbyOf({ dataDir, databaseUrl }: World, standbys: Standby[]): Promise<Standby> {
  const primary = standbys.at(-1)?.url ?? databaseUrl;
  const made = await makeStandby(dataDir, primary, `standby${standbys.length + 1}`);
  standbys.push(made);
  return made;
}

/** The first server is frozen or killed, and is gone for good; for a moment the address leads to a standby that only reads. */
async function takeOver(
  { random }: World,
  clusterDir: string,
  standby: Standby,
  moveTo: (port: number) => void,
): Promise<void> {
  const pids = await clusterPids(clusterDir);
  if (pick(random, [true, false])) freeze(pids);
  await pause(between(random, 0, 3000));
  killAll(pids);
  await pause(between(random, 0, 1000));
  moveTo(Number(new URL(standby.url).port));
  await pause(between(random, 0, 1000));
  await standby.promote();
}
