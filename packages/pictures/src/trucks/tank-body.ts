import { shade } from '../drawing/colour.ts';
import { parts } from '../drawing/palette.ts';
import { hull, pathData } from '../drawing/polyline.ts';
import { drawBlock } from '../drawing/solid.ts';
import type { Point3 } from '../drawing/space.ts';
import { projectAll, seesEnd, shadeAcross, sidePlane, type Stage } from '../drawing/stage.ts';
import type { Bay } from './cargo-bodies.ts';

type Ring = (x: number, share?: number) => Point3[];

function ringsOf({ z, halfWidth }: Bay): Ring {
  const [middle, ry] = [(z[0] + z[1]) / 2, (z[1] - z[0]) / 2];
  return (x, share = 1) =>
    Array.from({ length: 32 }, (_, index): Point3 => {
      const angle = (index / 32) * Math.PI * 2;
      return [x, Math.cos(angle) * halfWidth * share, middle + Math.sin(angle) * ry * share];
    });
}

function drawBands(stage: Stage, { x, z, halfWidth, colour }: Bay): void {
  const [middle, ry] = [(z[0] + z[1]) / 2, (z[1] - z[0]) / 2];
  for (let band = 1; band < 7; band += 1) {
    const at = x[0] + ((x[1] - x[0]) * band) / 7;
    const arc = Array.from({ length: 15 }, (_, index): Point3 => {
      const angle = ((index - 7) / 14) * Math.PI * 0.96;
      return [at, Math.cos(angle) * halfWidth, middle + Math.sin(angle) * ry];
    });
    const width = Math.max(0.8, 0.05 * stage.view.scale).toFixed(1);
    stage.sheet.path(
      pathData(projectAll(stage, arc), false),
      'none',
      `stroke="${shade(colour, -0.45)}" stroke-width="${width}" stroke-opacity=".55"`,
    );
  }
}

/** Draws a polished tank with bands, a walkway with hatches, and dished ends. */
export function drawTankBody(stage: Stage, bay: Bay): void {
  const { x, z, halfWidth, colour } = bay;
  const ring = ringsOf(bay);
  const steel = shadeAcross(
    stage,
    sidePlane(halfWidth * 0.75),
    { at: (x[0] + x[1]) / 2, from: z[1], to: z[0], reach: 3 },
    [
      [0, shade(colour, 0.05)],
      [0.15, shade(colour, 0.75)],
      [0.32, shade(colour, 0.12)],
      [0.58, shade(colour, -0.36)],
      [0.84, shade(colour, -0.1)],
      [1, shade(colour, -0.5)],
    ],
  );
  const seen = projectAll(stage, [...ring(x[0]), ...ring(x[1])]);
  stage.sheet.path(pathData(hull(seen), true), steel);
  if (Math.abs(stage.view.azimuth) < 1.3) drawBands(stage, bay);
  const dish = stage.sheet.glow(
    [
      [0, shade(colour, 0.6)],
      [0.6, shade(colour, 0.05)],
      [1, shade(colour, -0.42)],
    ],
    0.4,
    0.34,
    0.7,
  );
  for (const [at, direction] of [
    [x[0], -1],
    [x[1], 1],
  ] as const) {
    if (!seesEnd(stage, at, (z[0] + z[1]) / 2, direction)) continue;
    stage.sheet.path(pathData(projectAll(stage, ring(at)), true), dish);
    stage.sheet.path(
      pathData(projectAll(stage, ring(at, 0.94)), true),
      'none',
      `stroke="${shade(colour, -0.4)}" stroke-width="1.2" stroke-opacity=".6"`,
    );
  }
  drawBlock(stage, {
    x: [x[0] + 0.6, x[1] - 0.6],
    y: [-0.35, 0.35],
    z: [z[1], z[1] + 0.06],
    colour: parts.steel,
  });
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const at = x[0] + (x[1] - x[0]) * share;
    drawBlock(stage, {
      x: [at - 0.25, at + 0.25],
      y: [-0.25, 0.25],
      z: [z[1] + 0.05, z[1] + 0.2],
      colour: shade(colour, -0.1),
    });
  }
}
