import { smoothThrough } from './path-points.ts';
import { pathData } from './polyline.ts';
import type { Point2, Point3 } from './space.ts';
import { projectAll, type Stage } from './stage.ts';

/** Draws the soft shadow a vehicle throws on the ground: a dark core under it that thins outwards; metres. */
export function drawGroundShadow(stage: Stage, area: { x: readonly [number, number]; width: number }): void {
  const [x0, x1] = area.x;
  const [cx, half] = [(x0 + x1) / 2, (x1 - x0) / 2];
  const layers: readonly (readonly [grow: number, opacity: number])[] = [
    [0.5, 0.02],
    [0.42, 0.025],
    [0.35, 0.03],
    [0.28, 0.035],
    [0.22, 0.045],
    [0.16, 0.055],
    [0.1, 0.07],
    [0.04, 0.09],
    [-0.03, 0.12],
    [-0.1, 0.18],
    [-0.2, 0.3],
  ];
  for (const [grow, opacity] of layers) {
    const [rx, ry] = [half + grow, area.width / 2 + grow];
    const corners: Point2[] = [];
    for (let step = 0; step <= 20; step += 1) {
      const angle = (step / 20) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      corners.push([cx + Math.sign(c) * Math.abs(c) ** 0.35 * rx, Math.sign(s) * Math.abs(s) ** 0.35 * ry]);
    }
    const points = smoothThrough(corners, 2).map(([x, y]): Point3 => [x + 0.04, y - 0.05, 0]);
    stage.sheet.path(pathData(projectAll(stage, points), true, 0.8), '#0a0d13', `fill-opacity="${opacity}"`);
  }
}
