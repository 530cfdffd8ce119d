import { repeats } from '@patio/domain/testing-support/repeats.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from '../finding.ts';
import { openWorld, type World } from '../world/world.ts';
import { killedPix } from './killed-pix.ts';

const kills = repeats(2, 10);
const said: string[] = [];
let world: World;

beforeAll(async () => {
  world = await openWorld({ times: kills, seed: 1, say: (line) => void said.push(line) });
});
afterAll(() => world.close());

it(
  'processes are killed while people pay by Pix, and the book has what the bank has',
  { timeout: 600_000 },
  async () => {
    const found = await killedPix.run(world);
    expect([faultsOf(found), said]).toEqual([[], []]);
    expect(Number.parseInt(found.tried, 10)).toBeGreaterThanOrEqual(kills);
  },
);
