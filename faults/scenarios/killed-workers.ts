import { setTimeout as pause } from 'node:timers/promises';
import { between, pick } from '../../bench/seeded-random.ts';
import type { Scenario } from '../scenario.ts';
import { closeDuring } from './closing.ts';

/** Two workers that close offers, killed one at a time or both at once; offers end while nobody closes. */
export const killedWorkers: Scenario = {
  name: 'workers',
  async run(world) {
    const { random } = world;
    const found = await closeDuring(world, async (workers) => {
      await pause(between(random, 100, 700));
      const struck = between(random, 1, 3) === 1 ? workers : [pick(random, workers)];
      await Promise.all(struck.map((worker) => worker.kill()));
      await pause(between(random, 0, 600));
      await Promise.all(struck.map((worker) => worker.start()));
    });
    return { what: 'worker killed while offers end', tried: `${world.times} times`, ...found };
  },
};
