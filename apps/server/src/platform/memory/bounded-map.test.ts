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

  it('holds what weighs no more than it may, and nothing that is too heavy by itself', () => {
    const map = new BoundedMap<string, number>(10, (weight) => weight);
    map.set('a', 4);
    map.set('b', 6);
    expect(held(map)).toEqual(['a', 'b']);
    map.set('c', 5);
    expect(held(map)).toEqual(['c']);
    map.set('c', 1);
    map.set('a', 9);
    expect(held(map)).toEqual(['a', 'c']);
    map.set('d', 11);
    expect(held(map)).toEqual([]);
    map.set('b', 10);
    expect(held(map)).toEqual(['b']);
  });

  it('has room again for what was deleted', () => {
    const map = filled('a', 'b', 'c');
    map.delete('b');
    map.delete('unknown');
    map.set('d', 3);
    expect(held(map)).toEqual(['a', 'c', 'd']);
    map.clear();
    expect(held(map)).toEqual([]);
    for (const key of ['a', 'b', 'c']) map.set(key, 1);
    expect(held(map)).toEqual(['a', 'b', 'c']);
  });
});
