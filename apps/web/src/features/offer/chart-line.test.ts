import { describe, expect, it } from 'vitest';
import { chartPoints } from './chart-line.ts';

const box = { width: 100, height: 40 };

describe('the line of prices', () => {
  it('goes from left to right, the least at the bottom and the greatest on top', () => {
    expect(chartPoints([10, 30, 20], box)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 0 },
      { x: 100, y: 20 },
    ]);
  });
  it('is flat in the middle when nothing changes, and a point for a single month', () => {
    expect(chartPoints([7, 7], box)).toEqual([
      { x: 0, y: 20 },
      { x: 100, y: 20 },
    ]);
    expect(chartPoints([7], box)).toEqual([{ x: 0, y: 20 }]);
    expect(chartPoints([], box)).toEqual([]);
  });
});
