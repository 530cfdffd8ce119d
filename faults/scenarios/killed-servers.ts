import { setTimeout as pause } from 'node:timers/promises';
import { between, pick } from '../../bench/seeded-random.ts';
import { countBids } from '../proof/count-bids.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { openOffers } from '../world/offers.ts';
import { bidDuring } from './bidding.ts';

/** Two servers on one database, killed one at a time or both at once while people bid through either. */
export const killedServers: Scenario = {
  name: 'servers',
  async run(world) {
    const { random, times } = world;
    const offers = await openOffers(world, 6);
    const servers = await Promise.all([world.start('api'), world.start('api')]);
    let kills = 0;
    const killAll = async () => {
      while (kills < times) {
        await pause(between(random, 100, 1200));
        const struck = between(random, 1, 5) === 1 ? servers : [pick(random, servers)];
        await Promise.all(struck.map((server) => server.kill()));
        kills += struck.length;
        await Promise.all(struck.map((server) => server.start()));
      }
    };
    const origins = servers.map(({ origin }) => origin);
    const answers = await bidDuring(world, { bidders: 24, offers, origins }, killAll);
    return {
      what: 'server killed while people bid',
      tried: `${kills} kills`,
      ...(await countBids(world.database, answers, world.say)),
      ledgers: offers.length,
      broken: await inconsistentLedgers(world.database, offers, world.say),
      note: 'two servers, sometimes both at once; one sending in six cut off',
    };
  },
};
