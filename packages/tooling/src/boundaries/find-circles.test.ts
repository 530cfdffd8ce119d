import { describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';

const arrows = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return { from, to, line: 1, typeOnly: false };
  });

describe('finding circles', () => {
  it('finds none where arrows run one way, however they meet again', () => {
    expect(findCircles(arrows('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([]);
  });

  it('finds a long circle once, without those who only lead to it', () => {
    expect(findCircles(arrows('start>a', 'a>b', 'b>c', 'c>a', 'c>end'))).toEqual([['a', 'b', 'c']]);
  });

  it('finds two circles apart, and a file that imports itself', () => {
    const found = findCircles(arrows('a>b', 'b>a', 'b>c', 'c>d', 'd>c', 'e>e'));
    expect(found).toEqual([['c', 'd'], ['a', 'b'], ['e']]);
  });
});
