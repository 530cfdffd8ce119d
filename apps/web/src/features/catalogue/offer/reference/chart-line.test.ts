import { describe, expect, it } from 'vitest';
import { axisMonths, chartPoints, chartRuns } from './chart-line.ts';

const box = { width: 100, height: 40 };
const months = (...list: (readonly [string, number])[]) => list.map(([month, value]) => ({ month, value }));
const places = (...list: (readonly [string, number])[]) =>
  chartPoints(months(...list), box).map(({ x, y }) => [x, y]);

describe('the line of prices', () => {
  it('goes from left to right, the least at the bottom and the greatest on top', () => {
    expect(places(['2026-01', 10], ['2026-02', 30], ['2026-03', 20])).toEqual([
      [0, 40],
      [50, 0],
      [100, 20],
    ]);
  });
  it('stands on a true time axis: months that are missing take their room', () => {
    expect(places(['2025-11', 10], ['2025-12', 10], ['2026-09', 30])).toEqual([
      [0, 40],
      [10, 40],
      [100, 0],
    ]);
  });
  it('is flat in the middle when nothing changes, and a point for a single month', () => {
    expect(places(['2026-01', 7], ['2026-02', 7])).toEqual([
      [0, 20],
      [100, 20],
    ]);
    expect(places(['2026-01', 7])).toEqual([[0, 20]]);
    expect(places()).toEqual([]);
  });
  it('is broken where months are missing', () => {
    const points = chartPoints(months(['2025-11', 1], ['2025-12', 2], ['2026-01', 3], ['2026-04', 4]), box);
    expect(chartRuns(points).map((run) => run.map(({ month }) => month))).toEqual([
      ['2025-11', '2025-12', '2026-01'],
      ['2026-04'],
    ]);
  });
  it('names the first and the last month, and Januaries where there is room', () => {
    expect(axisMonths(months(['2024-06', 1], ['2026-06', 2]))).toEqual([
      { month: '2024-06', at: 0 },
      { month: '2025-01', at: 7 / 24 },
      { month: '2026-06', at: 1 },
    ]);
    expect(axisMonths(months(['2025-12', 1], ['2026-06', 2])).map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-06',
    ]);
    expect(axisMonths(months(['2026-06', 1]))).toEqual([{ month: '2026-06', at: 0 }]);
    expect(axisMonths([])).toEqual([]);
  });
});
