import type { Point2 } from './space.ts';

function offSegment([x, y]: Point2, from: Point2, to: Point2): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy;
  const share = square < 1e-9 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
}

/** Answers the same line with fewer points, never further than `tolerance` from the given ones (Douglas-Peucker). */
export function thin(points: readonly Point2[], tolerance: number): Point2[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  let worst = 0;
  let split = 0;
  points.forEach((point, index) => {
    const off = offSegment(point, first, last);
    if (off > worst) {
      worst = off;
      split = index;
    }
  });
  if (worst <= tolerance) return [first, last];
  return [...thin(points.slice(0, split + 1), tolerance).slice(0, -1), ...thin(points.slice(split), tolerance)];
}

/** Answers a number with at most one decimal, as short as it can be written. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Answers SVG path data through the points (pixels), written in small relative steps. */
export function pathData(points: readonly Point2[], closed: boolean, tolerance = 0.5): string {
  const kept = thin(points, tolerance);
  const first = kept[0];
  if (!first) return '';
  let [x, y] = [Math.round(first[0] * 10), Math.round(first[1] * 10)];
  let data = `M${x / 10} ${y / 10}l`;
  for (const [px, py] of kept.slice(1)) {
    const [nx, ny] = [Math.round(px * 10), Math.round(py * 10)];
    const step = `${(nx - x) / 10} ${(ny - y) / 10}`;
    data += data.endsWith('l') || step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [nx, ny];
  }
  return `${data}${closed ? 'z' : ''}`;
}

/** Answers the convex hull of points (pixels), in turning order. */
export function hull(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point2[]): Point2[] => {
    const chain: Point2[] = [];
    for (const point of list) {
      for (;;) {
        const b = chain.at(-1);
        const a = chain.at(-2);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
