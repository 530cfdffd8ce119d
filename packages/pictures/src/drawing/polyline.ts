import type { Point2 } from './space.ts';

function offSegment([x, y]: Point2, from: Point2, to: Point2): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const square = dx * dx + dy * dy;
  const share =
    square < 1e-9 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share);
}

/** Returns the same line with fewer points, never further than `tolerance` from the given ones (Douglas-Peucker). */
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
  return [
    ...thin(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...thin(points.slice(split), tolerance),
  ];
}

/** Returns a number with at most one decimal, as short as it can be written. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  return String(tenths / 10 + 0).replace(/^(-?)0\./, '$1.');
}

/** Returns whole numbers written one after the other with no more separators than SVG needs. */
function packed(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    text += text === '' || number < 0 ? number : ` ${number}`;
  }
  return text;
}

const picture = { width: 3200, height: 2000, margin: 60 } as const;

/** Returns whether none of a shape can be seen because it lies wholly beyond one edge of the picture. */
function outOfPicture(points: readonly Point2[]): boolean {
  const { width, height, margin } = picture;
  return (
    points.every(([x]) => x < -margin) ||
    points.every(([x]) => x > width + margin) ||
    points.every(([, y]) => y < -margin) ||
    points.every(([, y]) => y > height + margin)
  );
}

/** Returns SVG path data through the points (pixels), written in small relative steps of whole units; empty when out of the picture. */
export function pathData(points: readonly Point2[], closed: boolean, tolerance = 0.9): string {
  if (outOfPicture(points)) return '';
  const kept = thin(points, tolerance);
  const first = kept[0];
  if (!first) return '';
  let [x, y] = [Math.round(first[0]), Math.round(first[1])];
  const start = packed([x, y]);
  const steps: number[] = [];
  for (const [px, py] of kept.slice(1)) {
    const [nx, ny] = [Math.round(px), Math.round(py)];
    if (nx === x && ny === y) continue;
    steps.push(nx - x, ny - y);
    [x, y] = [nx, ny];
  }
  return `M${start}l${packed(steps)}${closed ? 'z' : ''}`;
}

/** Returns SVG path data of closed cubic curves; points are a start, then two handles and an end for each piece (pixels). */
export function curveData(points: readonly Point2[]): string {
  const [first, ...rest] = points;
  if (!first || outOfPicture(points)) return '';
  let [x, y] = [Math.round(first[0]), Math.round(first[1])];
  const start = packed([x, y]);
  const steps: number[] = [];
  rest.forEach(([px, py], index) => {
    steps.push(Math.round(px) - x, Math.round(py) - y);
    if (index % 3 === 2) [x, y] = [Math.round(px), Math.round(py)];
  });
  return `M${start}c${packed(steps)}z`;
}

/** Returns the convex hull of points (pixels), in turning order. */
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
