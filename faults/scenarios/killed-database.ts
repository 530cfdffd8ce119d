import { setTimeout as pause } from 'node:timers/promises';
import { between } from '../../bench/seeded-random.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { killDatabase } from '../world/kill-database.ts';
import { openOffers } from '../world/offers.ts';
import { bidDuring } from './bidding.ts';

/** PostgreSQL killed under two servers: its first process, or all of them at once. */
export const killedDatabase: Scenario = {
  name: 'database',
  async run(world) {
    const { random, times } = world;
    const offers = await openOffers(world, 6);
    const servers = await Promise.all([world.start('api'), world.start('api')]);
    const killAll = async () => {
      for (let kills = 0; kills < times; kills += 1) {
        await pause(between(random, 200, 1500));
        await killDatabase(world.clusterDir, world.database, between(random, 0, 1) === 1);
      }
    };
    const origins = servers.map(({ origin }) => origin);
    const answers = await bidDuring(world, { bidders: 24, offers, origins }, killAll);
    return {
      what: 'database killed while people bid',
      tried: `${times} kills`,
      ...(await countBids(world.database, answers, world.say)),
      ledgers: offers.length,
      broken: await inconsistentLedgers(world.database, offers, world.say),
      note: 'its first process, or all of them at once; started again by the product',
    };
  },
};
