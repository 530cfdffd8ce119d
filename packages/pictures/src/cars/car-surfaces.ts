import { smoothThrough } from '../drawing/path-points.ts';
import type { Point2, Point3 } from '../drawing/space.ts';
import type { Surface } from '../drawing/stage.ts';
import { carLength, type CarShape } from './car-shape.ts';

/** The bent surfaces of a car; each lays flat drawing coordinates into space. */
export type CarSurfaces = {
  /** (x, z) on the viewer's flank. */
  flank: Surface;
  /** (s, v): s from -1 to 1 across, v from 0 at the bumper's foot to 1 at the lip. */
  nose: Surface;
  tail: Surface;
  /** (t, s): t from 0 to 1 along the strip, s from -1 to 1 across. */
  bonnet: Surface;
  screen: Surface;
  roof: Surface;
  backlight: Surface;
  deck: Surface;
  /** The whole outline of the flank, in (x, z). */
  outline: Point2[];
  halfWidth(x: number, z: number): number;
};

function lerpTable(points: readonly Point2[], from: 0 | 1, at: number): number {
  const to = from === 0 ? 1 : 0;
  const sorted = [...points].sort((a, b) => a[from] - b[from]);
  let before = sorted[0];
  for (const point of sorted) {
    if (point[from] >= at) {
      if (!before || point[from] === before[from]) return point[to];
      const share = (at - before[from]) / (point[from] - before[from]);
      return share < 0 ? point[to] : before[to] + (point[to] - before[to]) * share;
    }
    before = point;
  }
  return before?.[to] ?? 0;
}

function pointAt(points: readonly Point2[], t: number): Point2 {
  const place = Math.max(0, Math.min(1, t)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const a = points[index] ?? [0, 0];
  const b = points[index + 1] ?? a;
  const share = place - index;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Answers half the width of the car at a point of its outline: tucked at the sill, leaning in above the belt. */
function widthRule(shape: CarShape, length: number): (x: number, z: number) => number {
  const cowl = shape.screen[0]?.[1] ?? 1;
  const base = shape.backlight.at(-1)?.[1] ?? 1;
  return (x, z) => {
    const belt = cowl + (base - cowl) * Math.max(0, Math.min(1, (x - 1) / (length - 1.5)));
    const ends = Math.max(0, 1 - x / 1.1) ** 2 + Math.max(0, 1 - (length - x) / 1.1) ** 2;
    const tuck = Math.max(0, 0.42 - z) * 0.22 + Math.max(0, z - belt * 0.72) * 0.05;
    return shape.width / 2 - ends * 0.09 - tuck - Math.max(0, z - belt) * shape.tumble;
  };
}

function flankEdge(strip: Surface): Point2[] {
  return Array.from({ length: 13 }, (_, step): Point2 => {
    const [x, , z] = strip(step / 12, 1);
    return [x, z];
  });
}

function cornerEdge(end: Surface): Point2[] {
  return Array.from({ length: 9 }, (_, step): Point2 => {
    const [x, , z] = end(1, step / 8);
    return [x, z];
  });
}

/** Returns the surfaces of a car. */
export function carSurfaces(shape: CarShape): CarSurfaces {
  const length = carLength(shape);
  const halfWidth = widthRule(shape, length);
  const bend = (s: number): number => shape.corner * Math.abs(s) ** 2.6;
  const ends = (points: readonly Point2[], direction: 1 | -1): Surface => {
    const line = smoothThrough(points, 5);
    const top = points[0]?.[1] ?? 1;
    const foot = points.at(-1)?.[1] ?? 0;
    return (s, v) => {
      const z = foot + (top - foot) * v;
      const x = lerpTable(line, 1, z) + direction * bend(s);
      return [x, s * halfWidth(x, z), z + 0.03 * v * (1 - s * s)];
    };
  };
  const strip = (
    points: readonly Point2[],
    crown: number,
    shift: (t: number, s: number) => number,
  ): Surface => {
    const line = smoothThrough(points, 5);
    return (t, s): Point3 => {
      const [x0, z] = pointAt(line, t);
      const x = x0 + shift(t, s);
      return [x, s * halfWidth(x, z), z + crown * (1 - s * s)];
    };
  };
  const tall = shape.back === 'tailgate' || shape.back === 'doors';
  const bonnet = strip(shape.bonnet, 0.035, (t, s) => bend(s) * (1 - t) ** 2 - 0.12 * (1 - s * s) * t);
  const deck = strip(shape.deck, 0.03, (t, s) => -bend(s) * (tall ? 1 : t ** 3));
  const screen = strip(shape.screen, 0.03, (t, s) => -0.12 * (1 - s * s) * (1 - t * 0.5));
  const roof = strip(
    shape.roof,
    0.02,
    (t, s) => (1 - s * s) * (-0.06 * (1 - t) + 0.05 * t) - (tall ? bend(s) * 0.55 * t ** 8 : 0),
  );
  const backlight = strip(
    shape.backlight,
    0.03,
    (t, s) => 0.05 * (1 - s * s) - (tall ? bend(s) * (0.55 + 0.45 * t) : 0),
  );
  const nose = ends(shape.nose, 1);
  const tail = ends(shape.tail, -1);
  const outline = [
    ...cornerEdge(nose),
    ...[bonnet, screen, roof, backlight, deck].flatMap(flankEdge),
    ...cornerEdge(tail).reverse(),
    [(shape.axles[1] + length) / 2, shape.sill + 0.02] satisfies Point2,
    [shape.axles[1], shape.sill] satisfies Point2,
    [shape.axles[0], shape.sill] satisfies Point2,
  ];
  const flank: Surface = (x, z) => [x, halfWidth(x, z), z];
  return { flank, nose, tail, bonnet, screen, roof, backlight, deck, outline, halfWidth };
}
