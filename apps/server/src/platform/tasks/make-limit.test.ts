import { expect, test } from 'vitest';
import { makeLimit } from './make-limit.ts';

test('runs no more than so many tasks at once, all of them, in the order of their coming', async () => {
  const limit = makeLimit(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const task = (index: number) => async () => {
    started.push(index);
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5 - (index % 3)));
    running -= 1;
    return index;
  };
  const results = await Promise.all(Array.from({ length: 9 }, (_, index) => limit(task(index))));
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(started).toEqual(results);
  expect(most).toBe(2);
});

test('a task that fails gives its place to the next', async () => {
  const limit = makeLimit(1);
  const failed = limit(async () => {
    throw new Error('failed');
  });
  const next = limit(async () => 'next');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
