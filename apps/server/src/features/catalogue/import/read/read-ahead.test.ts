import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

function numbers(count: number, failAt = Infinity) {
  const seen = { taken: 0, ended: false };
  async function* source() {
    try {
      for (let number = 1; number <= count; number += 1) {
        await setImmediate();
        if (number === failAt) throw new Error('broken');
        seen.taken = number;
        yield number;
      }
    } finally {
      seen.ended = true;
    }
  }
  return { seen, source: source() };
}

test('gives everything in order', async () => {
  const { source } = numbers(100);
  const got: number[] = [];
  for await (const number of readAhead(source, 7)) got.push(number);
  expect(got).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('goes on reading while nobody asks, and no further than it may', async () => {
  const { seen, source } = numbers(100);
  const items = readAhead(source, 10);
  await items.next();
  for (let turn = 0; turn < 200; turn += 1) await setImmediate();
  expect(seen.taken).toBe(11);
  await items.return(undefined);
});

test('ends its source when nobody asks any more', async () => {
  const { seen, source } = numbers(100);
  for await (const number of readAhead(source, 10)) if (number === 3) break;
  expect(seen.ended).toBe(true);
  expect(seen.taken).toBeLessThan(20);
});

test('throws what its source throws, after what came before', async () => {
  const { source } = numbers(100, 5);
  const got: number[] = [];
  await expect(
    (async () => {
      for await (const number of readAhead(source, 10)) got.push(number);
    })(),
  ).rejects.toThrow('broken');
  expect(got).toEqual([1, 2, 3, 4]);
});
