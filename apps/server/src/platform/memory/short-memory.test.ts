import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../../test/fake-clock.ts';
import { ShortMemory } from './short-memory.ts';

function memoryOf(size = 10) {
  const clock = new FakeClock();
  return { clock, memory: new ShortMemory<number>({ clock, size, maxAgeMs: 1000, staleMs: 5000 }) };
}

test('askers at the same time share one computation, and later ones its answer', async () => {
  const { memory } = memoryOf();
  const compute = vi.fn<() => Promise<number>>(async () => 7);
  expect(await Promise.all([memory.get('a', compute), memory.get('a', compute)])).toEqual([7, 7]);
  expect(await memory.get('a', compute)).toBe(7);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a slightly old answer is given at once and renewed meanwhile; a very old one is not given', async () => {
  const { memory, clock } = memoryOf();
  let next = 1;
  const compute = async () => next++;
  expect(await memory.get('a', compute)).toBe(1);
  clock.advance(2000);
  expect(await memory.get('a', compute)).toBe(1);
  expect(await memory.get('a', compute)).toBe(2);
  clock.advance(60_000);
  expect(await memory.get('a', compute)).toBe(3);
});

test('a failure reaches every asker and is not stored', async () => {
  const { memory } = memoryOf();
  await expect(memory.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await memory.get('a', async () => 5)).toBe(5);
});

test('the entry not asked for the longest goes first', async () => {
  const { memory } = memoryOf(2);
  const compute = vi.fn<() => Promise<number>>(async () => 1);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await memory.get(key, compute);
  expect(compute).toHaveBeenCalledTimes(4);
});
