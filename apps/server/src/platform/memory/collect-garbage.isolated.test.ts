import { getHeapSpaceStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

function youngBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;
}

/** Makes so much that lives for a while that the young generation grows. */
function fill(): void {
  let held: unknown[] = [];
  for (let at = 0; at < 2_000_000; at += 1) {
    held.push({ at, more: [at] });
    if (held.length === 200_000) held = [];
  }
}

test('what a start has made of the young generation is given back', () => {
  fill();
  const grown = youngBytes();
  expect(grown).toBeGreaterThan(4_000_000);
  collectGarbage();
  expect(youngBytes()).toBeLessThan(grown / 4);
});
