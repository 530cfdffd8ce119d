import { shade, type Hex } from './colour.ts';
import type { BodyTone } from './palette.ts';
import { pathPoints } from './path-points.ts';
import { pathData, short } from './polyline.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Sheet, Stop } from './sheet.ts';
import { facesCamera, project, type Point2, type Point3, type View } from './space.ts';

/** Everything a drawing step needs: where to draw, from where it is seen, the paint and the dice. */
export type Stage = { sheet: Sheet; view: View; random: SeededRandom; tone: BodyTone };

/** A surface of the vehicle: lays flat drawing coordinates (metres) into space. */
export type Surface = (u: number, v: number) => Point3;

/** Returns the upright plane along the vehicle at a given y; drawing coordinates are (x, z). */
export function sidePlane(y: number): Surface {
  return (x, z) => [x, y, z];
}

/** Returns the upright plane across the vehicle at a given x; drawing coordinates are (y, z). */
export function crossPlane(x: number): Surface {
  return (y, z) => [x, y, z];
}

/** Returns whether the camera sees the front (-1) or rear (1) face of something ending at x. */
export function seesEnd(stage: Stage, x: number, z: number, direction: -1 | 1): boolean {
  return facesCamera(stage.view, [x, 0, z], [direction, 0, 0]);
}

/** Returns whether the camera sees the flank at y, which looks towards the viewer. */
export function seesFlank(stage: Stage, x: number, y: number): boolean {
  return facesCamera(stage.view, [x, y, stage.view.target[2]], [0, 1, 0]);
}

/** Returns the points of the picture (pixels) under points in space. */
export function projectAll(stage: Stage, points: readonly Point3[]): Point2[] {
  return points.map((point) => project(stage.view, point));
}

/**
 * Paints closed shapes, written as a path in the surface's coordinates. Each piece becomes a shape of its own,
 * so that pieces that overlap in the picture fill rather than cancel.
 */
export function paintOn(stage: Stage, surface: Surface, path: string, fill: string, attributes = ''): void {
  for (const { points } of pathPoints(path)) {
    const seen = projectAll(
      stage,
      points.map(([u, v]) => surface(u, v)),
    );
    stage.sheet.path(pathData(seen, true), fill, attributes);
  }
}

/** Paints the outline through points in space. */
export function paintThrough(stage: Stage, points: readonly Point3[], fill: string, attributes = ''): void {
  stage.sheet.path(pathData(projectAll(stage, points), true), fill, attributes);
}

/** Draws a line along a path; `width` in metres. */
export function lineOn(
  stage: Stage,
  surface: Surface,
  path: string,
  colour: string,
  width: number,
  opacity = 1,
): void {
  const data = pathPoints(path).map(({ points, closed }) =>
    pathData(
      projectAll(
        stage,
        points.map(([u, v]) => surface(u, v)),
      ),
      closed,
    ),
  );
  const stroke = `stroke="${colour}" stroke-width="${short(Math.max(1.4, width * stage.view.scale))}"`;
  const veil = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`;
  stage.sheet.path(data.join(''), 'none', `${stroke}${veil}`);
}

/** A straight gradient that follows the perspective: `at` is where along u, `from` and `to` are v. */
export function shadeAcross(
  stage: Stage,
  surface: Surface,
  place: { at: number; from: number; to: number; reach?: number },
  stops: readonly Stop[],
): string {
  const reach = place.reach ?? 0.5;
  const middle = (place.from + place.to) / 2;
  const [ax, ay] = project(stage.view, surface(place.at, place.from));
  const [bx, by] = project(stage.view, surface(place.at, place.to));
  const [lx, ly] = project(stage.view, surface(place.at - reach, middle));
  const [rx, ry] = project(stage.view, surface(place.at + reach, middle));
  const length = Math.hypot(rx - lx, ry - ly);
  const steep = Math.hypot(bx - ax, by - ay);
  if (length < steep * 0.12) return stage.sheet.linear(ax, ay, bx, by, stops);
  const [nx, ny] = [-(ry - ly) / length, (rx - lx) / length];
  const across = (bx - ax) * nx + (by - ay) * ny;
  return stage.sheet.linear(ax, ay, ax + nx * across, ay + ny * across, stops);
}

const sun: Point3 = [-0.38, 0.42, 0.82];

/** Returns a colour as it looks on a face with this outward normal under the one sun of every picture. */
export function litColour(colour: Hex, [nx, ny, nz]: Point3): Hex {
  const dot = nx * sun[0] + ny * sun[1] + nz * sun[2];
  return shade(colour, dot > 0.3 ? (dot - 0.3) * 0.36 : Math.max(-0.62, (dot - 0.3) * 0.55));
}
