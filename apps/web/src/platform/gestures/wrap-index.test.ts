import { describe, expect, it } from 'vitest';
import { wrapIndex } from './wrap-index.ts';

describe('wrapping an index', () => {
  it('goes round in both directions, BANR-02, CARD-03', () => {
    expect([-1, 0, 4, 5, 6].map((index) => wrapIndex(index, 5))).toEqual([4, 0, 4, 0, 1]);
  });
  it('stays at zero when there is nothing', () => {
    expect(wrapIndex(3, 0)).toBe(0);
  });
});
