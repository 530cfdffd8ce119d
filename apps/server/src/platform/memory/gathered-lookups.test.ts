import { describe, expect, it } from 'vitest';
import { GatheredLookups } from './gathered-lookups.ts';

describe('gathered lookups', () => {
  it('send what arrives during a query together in the next one, and answer each caller with its own', async () => {
    const queries: (readonly number[])[] = [];
    const lookups = new GatheredLookups(async (keys: readonly number[]) => {
      queries.push(keys);
      await Promise.resolve();
      return keys.map((key) => key * 10);
    });
    expect(await Promise.all([1, 2, 3].map((key) => lookups.get(key)))).toEqual([10, 20, 30]);
    expect(queries).toEqual([[1, 2, 3]]);
  });

  it('fail for those who were in a failed query, and work again afterwards', async () => {
    let broken = true;
    const lookups = new GatheredLookups(async (keys: readonly string[]) => {
      if (broken) throw new Error('gone');
      return keys.map(() => null);
    });
    await expect(lookups.get('a')).rejects.toThrow('gone');
    broken = false;
    expect(await lookups.get('a')).toBeNull();
  });

  it('do not hand out the answer of another key when one is missing', async () => {
    const lookups = new GatheredLookups(async () => []);
    await expect(lookups.get('a')).rejects.toThrow('not answered');
  });
});
