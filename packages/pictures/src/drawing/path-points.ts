import type { Point2 } from './space.ts';

/** A run of points; `closed` joins the last to the first. */
export type Run = { points: Point2[]; closed: boolean };

const lineSteps = 6;
const curveSteps = 14;

function along(from: Point2, to: Point2): Point2[] {
  return Array.from({ length: lineSteps }, (_, step): Point2 => {
    const share = (step + 1) / lineSteps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

function cubic(from: Point2, one: Point2, two: Point2, to: Point2): Point2[] {
  return Array.from({ length: curveSteps }, (_, step): Point2 => {
    const t = (step + 1) / curveSteps;
    const u = 1 - t;
    const at = (a: number, b: number, c: number, d: number): number =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [at(from[0], one[0], two[0], to[0]), at(from[1], one[1], two[1], to[1])];
  });
}

function quadratic(from: Point2, bend: Point2, to: Point2): Point2[] {
  const third = (a: number, b: number): number => a + ((b - a) * 2) / 3;
  return cubic(
    from,
    [third(from[0], bend[0]), third(from[1], bend[1])],
    [third(to[0], bend[0]), third(to[1], bend[1])],
    to,
  );
}

/**
 * Returns the points along a path written with the absolute commands M, L, Q, C and Z, in the units it is
 * written in. Lines are cut too, so that the points can be laid on a bent surface.
 * Throws on any other command: the paths are ours.
 */
export function pathPoints(path: string): Run[] {
  const tokens = path.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const runs: Run[] = [];
  let cursor = 0;
  let command = '';
  let run: Run = { points: [], closed: false };
  const take = (): Point2 => {
    const pair: Point2 = [Number(tokens[cursor]), Number(tokens[cursor + 1])];
    cursor += 2;
    return pair;
  };
  while (cursor < tokens.length) {
    const token = tokens[cursor] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      cursor += 1;
    }
    const last: Point2 = run.points.at(-1) ?? [0, 0];
    if (command === 'M') {
      run = { points: [take()], closed: false };
      runs.push(run);
      command = 'L';
    } else if (command === 'L') run.points.push(...along(last, take()));
    else if (command === 'Q') run.points.push(...quadratic(last, take(), take()));
    else if (command === 'C') run.points.push(...cubic(last, take(), take(), take()));
    else if (command === 'Z') {
      const first = run.points[0];
      if (first) run.points.push(...along(last, first).slice(0, -1));
      run.closed = true;
    } else throw new Error(`Unknown path command ${command}`);
  }
  return runs;
}

/** Returns a path through the points that bends softly (Catmull-Rom), as points, `steps` to a piece. */
export function smoothThrough(points: readonly Point2[], steps = 5): Point2[] {
  const result: Point2[] = points.slice(0, 1).map((point) => point);
  for (let index = 0; index + 1 < points.length; index += 1) {
    const p1 = points[index];
    const p2 = points[index + 1];
    if (!p1 || !p2) continue;
    const p0 = points[index - 1] ?? p1;
    const p3 = points[index + 2] ?? p2;
    const one: Point2 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const two: Point2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    const pieces = cubic(p1, one, two, p2);
    const stride = Math.max(1, Math.round(pieces.length / steps));
    pieces.forEach((piece, at) => {
      if ((pieces.length - 1 - at) % stride === 0) result.push(piece);
    });
  }
  return result;
}
