import { expect, it } from 'vitest';
import { worldsOf } from './worlds.ts';

it.each([
  [12, [{ from: 1, to: 12 }]],
  [250, [{ from: 1, to: 250 }]],
  [
    500,
    [
      { from: 1, to: 250 },
      { from: 251, to: 500 },
    ],
  ],
  [
    251,
    [
      { from: 1, to: 125 },
      { from: 126, to: 251 },
    ],
  ],
])('%i histories are shared among worlds, each played once', (histories, worlds) => {
  expect(worldsOf(histories)).toEqual(worlds);
});

it('ten thousand histories need forty worlds', () => {
  expect(worldsOf(10_000)).toHaveLength(40);
  expect(worldsOf(10_000).at(-1)).toEqual({ from: 9751, to: 10_000 });
});
