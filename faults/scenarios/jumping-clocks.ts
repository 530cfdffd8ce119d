import { setTimeout as pause } from 'node:timers/promises';
import { between, pick } from '../../bench/seeded-random.ts';
import type { Scenario } from '../scenario.ts';
import { closeDuring } from './closing.ts';

const hourMs = 3_600_000;

/** Two workers that close offers, with clocks that jump up to an hour ahead or back. */
export const jumpingClocks: Scenario = {
  name: 'clocks',
  async run(world) {
    const { random } = world;
    const found = await closeDuring(world, async (workers) => {
      await pause(between(random, 100, 900));
      await pick(random, workers).shiftClock(between(random, -hourMs, hourMs));
    });
    return { what: 'clocks of the workers jump', tried: `${world.times} jumps`, ...found };
  },
};
