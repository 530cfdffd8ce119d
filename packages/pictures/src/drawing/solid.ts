import { mix, shade, type Hex } from './colour.ts';
import { pathPoints } from './path-points.ts';
import { pathData, thin } from './polyline.ts';
import { facesCamera, type Point2, type Point3 } from './space.ts';
import {
  litColour,
  paintThrough,
  projectAll,
  seesFlank,
  shadeAcross,
  sidePlane,
  type Stage,
} from './stage.ts';

/** A flat profile (a closed path in x and z, metres) pulled from y = `from` to y = `to`. */
export type Solid = { profile: string; from: number; to: number; colour: Hex; gloss?: number };

/** A block with sides along the axes; metres. */
export type Block = {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  colour: Hex;
  gloss?: number;
};

type Facet = { colour: Hex; points: Point2[] };

function turning(points: readonly Point2[]): number {
  let area = 0;
  points.forEach(([x, z], index) => {
    const [nx, nz] = points[(index + 1) % points.length] ?? [x, z];
    area += x * nz - nx * z;
  });
  return Math.sign(area) || 1;
}

function facets(solid: Solid, points: readonly Point2[]): Facet[] {
  const turn = turning(points);
  const result: Facet[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [dx, dz] = [next[0] - point[0], next[1] - point[1]];
    const length = Math.hypot(dx, dz);
    if (length < 1e-6) return;
    const step = 1 / 8;
    const soft = (value: number): number => Math.round(value / step) * step;
    const normal: Point3 = [soft((turn * dz) / length), 0, soft((-turn * dx) / length)];
    const colour = litColour(solid.colour, normal);
    const last = result.at(-1);
    if (last && last.colour === colour) last.points.push(next);
    else result.push({ colour, points: [point, next] });
  });
  return result;
}

function facetSeen(stage: Stage, points: readonly Point2[], turn: number, y: number): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return false;
  const normal: Point3 = [turn * (last[1] - first[1]), 0, -turn * (last[0] - first[0])];
  return facesCamera(stage.view, [(first[0] + last[0]) / 2, y, (first[1] + last[1]) / 2], normal);
}

/** Draws a solid: first its narrow faces that look at the camera, then its flank, shaded from top to bottom. */
export function drawSolid(stage: Stage, solid: Solid): void {
  const [run] = pathPoints(solid.profile);
  if (!run) return;
  const points = thin(run.points, 0.02);
  const turn = turning(points);
  const [near, far] = [Math.max(solid.from, solid.to), Math.min(solid.from, solid.to)];
  for (const { colour, points: strip } of facets(solid, points)) {
    if (!facetSeen(stage, strip, turn, (near + far) / 2)) continue;
    const round = [
      ...strip.map(([x, z]): Point3 => [x, near, z]),
      ...[...strip].reverse().map(([x, z]): Point3 => [x, far, z]),
    ];
    paintThrough(stage, round, colour, `stroke="${colour}"`);
  }
  if (!seesFlank(stage, run.points[0]?.[0] ?? 0, near)) return;
  const heights = run.points.map(([, z]) => z);
  const lengths = run.points.map(([x]) => x);
  const paint = flankPaint(stage, solid, near, {
    at: (Math.min(...lengths) + Math.max(...lengths)) / 2,
    from: Math.max(...heights),
    to: Math.min(...heights),
  });
  stage.sheet.path(
    pathData(
      projectAll(
        stage,
        run.points.map(([x, z]): Point3 => [x, near, z]),
      ),
      true,
    ),
    paint,
  );
}

function flankPaint(
  stage: Stage,
  solid: Solid,
  y: number,
  place: { at: number; from: number; to: number },
): string {
  const gloss = solid.gloss ?? 0.5;
  return shadeAcross(stage, sidePlane(y), place, [
    [0, shade(solid.colour, 0.1 + 0.22 * gloss)],
    [0.35, mix(solid.colour, shade(solid.colour, 0.12), gloss)],
    [0.62, shade(solid.colour, -0.04 - 0.1 * gloss)],
    [1, shade(solid.colour, -0.2 - 0.16 * gloss)],
  ]);
}

/** Returns the profile path of an upright rectangle, its corners rounded by `round` metres. */
export function rectanglePath(x0: number, z0: number, x1: number, z1: number, round = 0): string {
  const [a, b, c, d] = [x0 + round, x1 - round, z0 + round, z1 - round].map(short3);
  const [l, r, bottom, top] = [x0, x1, z0, z1].map(short3);
  if (round === 0) return `M${l} ${bottom}L${r} ${bottom}L${r} ${top}L${l} ${top}Z`;
  return (
    `M${a} ${bottom}L${b} ${bottom}Q${r} ${bottom} ${r} ${c}L${r} ${d}Q${r} ${top} ${b} ${top}` +
    `L${a} ${top}Q${l} ${top} ${l} ${d}L${l} ${c}Q${l} ${bottom} ${a} ${bottom}Z`
  );
}

function short3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Draws a block. */
export function drawBlock(stage: Stage, { x, y, z, colour, gloss }: Block): void {
  const solid: Solid = { profile: rectanglePath(x[0], z[0], x[1], z[1]), from: y[0], to: y[1], colour };
  drawSolid(stage, gloss === undefined ? solid : { ...solid, gloss });
}

/** Draws a straight arm or rod of even thickness between two points of the (x, z) plane. */
export function drawRod(
  stage: Stage,
  ends: readonly [Point2, Point2],
  thickness: number,
  across: readonly [number, number],
  colour: Hex,
): void {
  const [[ax, az], [bx, bz]] = ends;
  const length = Math.hypot(bx - ax, bz - az) || 1;
  const [nx, nz] = [(-(bz - az) / length) * (thickness / 2), ((bx - ax) / length) * (thickness / 2)];
  const corner = (x: number, z: number): string => `${short3(x)} ${short3(z)}`;
  const profile = `M${corner(ax + nx, az + nz)}L${corner(bx + nx, bz + nz)}L${corner(bx - nx, bz - nz)}L${corner(ax - nx, az - nz)}Z`;
  drawSolid(stage, { profile, from: across[0], to: across[1], colour });
}
