import { onTestFinished } from 'vitest';
import { house, registerHouse, type House } from '../../src/platform/house/house.ts';

/** Makes these things of the house known for one test, as the server would tell them to the page. */
export function notifyHouse(part: Partial<House>): void {
  const before = house();
  registerHouse({ ...before, ...part });
  onTestFinished(() => registerHouse(before));
}
