import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

function filled(...keys: readonly string[]): BoundedMap<string, number> {
  const map = new BoundedMap<string, number>(3);
  for (const [at, key] of keys.entries()) map.set(key, at);
  return map;
}
const held = (map: BoundedMap<string, number>) =>
  ['a', 'b', 'c', 'd'].filter((key) => map.get(key) !== undefined);

describe('a bounded map', () => {
  it('holds as many entries as it may', () => {
    expect(held(filled('a', 'b', 'c'))).toEqual(['a', 'b', 'c']);
  });

  it('releases the one that was set the longest ago, and of no other', () => {
    expect(held(filled('a', 'b', 'c', 'd'))).toEqual(['b', 'c', 'd']);
  });

  it('counts an entry that is set again as new, with its new value, and loses none by it', () => {
    const map = filled('a', 'b', 'c', 'a');
    expect([held(map), map.get('a')]).toEqual([['a', 'b', 'c'], 3]);
    map.set('d', 4);
    expect(held(map)).toEqual(['a', 'c', 'd']);
  });

  it('does not count reading as use', () => {
    const map = filled('a', 'b', 'c');
    expect(map.get('a')).toBe(0);
    map.set('d', 3);
    expect(held(map)).toEqual(['b', 'c', 'd']);
  });
});
