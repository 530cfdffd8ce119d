import { smoothThrough } from './path-points.ts';
import { pathData } from './polyline.ts';
import { project, type Point2, type Point3 } from './space.ts';
import { projectAll, type Stage } from './stage.ts';

/** The ground under a vehicle or a part of it: from x to x, and how wide about y = 0; metres. */
export type Footprint = { x: readonly [number, number]; width: number };

type Layer = readonly [grow: number, opacity: number];

const coreLayers: readonly Layer[] = [
  [0.02, 0.03],
  [-0.02, 0.04],
  [-0.06, 0.06],
  [-0.1, 0.08],
  [-0.15, 0.1],
  [-0.2, 0.14],
];
/** In close looks the ground is out of focus: fewer layers do. */
const nearLayers: readonly Layer[] = [
  [0.12, 0.18],
  [-0.1, 0.32],
];

function drawHalo(stage: Stage, centre: number, half: Point2): void {
  const [rx, ry] = [half[0] * 1.1 + 0.5, half[1] * 1.25 + 0.45];
  const at = (x: number, y: number): Point2 => project(stage.view, [centre + x, y, 0]);
  const [middle, along, across] = [at(0, 0), at(rx, 0), at(0, ry)];
  const paint = stage.sheet.pool(middle, along, across, [
    [0, '#080b11', 0.5],
    [0.55, '#080b11', 0.4],
    [0.78, '#0a0d13', 0.17],
    [0.92, '#0a0d13', 0.04],
    [1, '#0a0d13', 0],
  ]);
  const corner = (u: number, v: number): Point2 => [
    middle[0] + (along[0] - middle[0]) * u + (across[0] - middle[0]) * v,
    middle[1] + (along[1] - middle[1]) * u + (across[1] - middle[1]) * v,
  ];
  stage.sheet.path(pathData([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true), paint);
}

/** Draws the soft shadow a vehicle throws on the ground: a wide halo and a dark core under it. */
export function drawGroundShadow(stage: Stage, { x, width }: Footprint): void {
  const [centre, half] = [(x[0] + x[1]) / 2, (x[1] - x[0]) / 2];
  const near = half * 2 * stage.view.scale > 4200;
  if (!near) drawHalo(stage, centre, [half, width / 2]);
  const layers = near ? nearLayers : coreLayers;
  for (const [grow, opacity] of layers) {
    const [rx, ry] = [half + grow, width / 2 + grow];
    const corners: Point2[] = [];
    for (let step = 0; step <= 16; step += 1) {
      const angle = (step / 16) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      corners.push([centre + Math.sign(c) * Math.abs(c) ** 0.5 * rx, Math.sign(s) * Math.abs(s) ** 0.5 * ry]);
    }
    const points = smoothThrough(corners, 2).map(([px, py]): Point3 => [px, py, 0]);
    stage.sheet.path(pathData(projectAll(stage, points), true, 2), '#06080c', `fill-opacity="${opacity}"`);
  }
}
