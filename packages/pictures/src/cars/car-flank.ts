import { mix, shade } from '../drawing/colour.ts';
import { glassTones, paintGlass, paintGlint } from '../drawing/glass.ts';
import { parts } from '../drawing/palette.ts';
import { pathData } from '../drawing/polyline.ts';
import { lineOn, paintOn, projectAll, shadeAcross, type Stage } from '../drawing/stage.ts';
import { carLength, type CarShape } from './car-shape.ts';
import type { CarSurfaces } from './car-surfaces.ts';

function drawPaint(stage: Stage, shape: CarShape, { flank, outline }: CarSurfaces): void {
  const length = carLength(shape);
  const { base, light, glint, dark, deep } = stage.tone;
  const belt = shape.screen[0]?.[1] ?? 1;
  const share = (z: number): number => (shape.height - z) / (shape.height - shape.sill);
  const crease = (shape.crease[0] + shape.crease[1]) / 2;
  const paint = shadeAcross(stage, flank, { at: length / 2, from: shape.height, to: shape.sill, reach: 1 }, [
    [0, glint],
    [share(belt) * 0.4, light],
    [share(belt + 0.01), mix(light, glint, 0.45)],
    [share(belt - 0.1), mix(base, light, 0.55)],
    [share(crease + 0.015), base],
    [share(crease - 0.005), mix(base, dark, 0.75)],
    [share(crease - 0.2), mix(base, dark, 0.45)],
    [0.9, dark],
    [1, deep],
  ]);
  stage.sheet.path(
    pathData(
      projectAll(
        stage,
        outline.map(([x, z]) => flank(x, z)),
      ),
      true,
      0.6,
    ),
    paint,
  );
  const [front, rear] = shape.crease;
  lineOn(
    stage,
    flank,
    `M.5 ${front - 0.02}Q${length / 2} ${(front + rear) / 2} ${length - 0.4} ${rear}`,
    glint,
    0.014,
    0.55,
  );
  const [lo, hi] = [shape.sill + 0.1, crease - 0.12];
  const ends: readonly [number, number] = [shape.axles[0] + 0.5, shape.axles[1] - 0.5];
  const sweep = `M${ends[0]} ${lo}L${ends[1]} ${lo + 0.04}Q${length / 2} ${hi - 0.02} ${ends[0]} ${lo}Z`;
  paintOn(
    stage,
    flank,
    sweep,
    stage.sheet.fade([
      [0, deep, 0],
      [1, deep, 0.34],
    ]),
  );
}

function drawWindows(stage: Stage, shape: CarShape, { flank }: CarSurfaces): void {
  const cowl = shape.screen[0]?.[1] ?? 1;
  const middle = carLength(shape) * 0.5;
  lineOn(stage, flank, shape.glass, '#0d0f12', 0.045);
  paintGlass(stage, flank, shape.glass, { at: middle, from: shape.height - 0.04, to: cowl });
  const [z0, z1] = [cowl + 0.05, shape.height - 0.1];
  const start = (shape.pillars[1] ?? shape.pillars[0])?.[0] ?? middle;
  const streak = `M${start - 0.52} ${z0}L${start - 0.26} ${z0}L${start - 0.06} ${z1}L${start - 0.2} ${z1}Z`;
  paintGlint(stage, flank, streak, 0.1);
  if (shape.pillars.length > 1) {
    paintGlint(
      stage,
      flank,
      `M${start + 0.2} ${z0 + 0.03}L${start + 0.36} ${z0 + 0.03}L${start + 0.54} ${z1}L${start + 0.44} ${z1}Z`,
      0.08,
    );
  }
  for (const [x0, x1, from, to, width] of shape.pillars) {
    const half = width / 2;
    paintOn(
      stage,
      flank,
      `M${x0 - half} ${from}L${x0 + half} ${from}L${x1 + half} ${to}L${x1 - half} ${to}Z`,
      '#0f1114',
    );
  }
  const belt = shape.glass.match(/M([\d.]+) ([\d.]+)/);
  const last = shape.pillars.at(-1);
  if (belt && last && shape.back !== 'doors') {
    lineOn(
      stage,
      flank,
      `M${belt[1]} ${belt[2]}L${last[0] + 0.2} ${last[2] + 0.015}`,
      parts.chrome,
      0.014,
      0.8,
    );
  }
}

function drawArches(stage: Stage, shape: CarShape, { flank }: CarSurfaces): void {
  for (const axle of shape.axles) {
    const arch = (radius: number, foot: number): string => {
      const k = radius * 0.5523;
      const z = shape.wheelRadius;
      return (
        `M${axle - radius} ${foot}L${axle - radius} ${z}C${axle - radius} ${z + k} ${axle - k} ${z + radius} ${axle} ${z + radius}` +
        `C${axle + k} ${z + radius} ${axle + radius} ${z + k} ${axle + radius} ${z}L${axle + radius} ${foot}Z`
      );
    };
    if (shape.cladding) paintOn(stage, flank, arch(shape.wheelRadius * 1.32, shape.sill), parts.plastic);
    else lineOn(stage, flank, arch(shape.wheelRadius * 1.17, shape.sill), stage.tone.glint, 0.02, 0.4);
    paintOn(stage, flank, arch(shape.wheelRadius * 1.15, shape.sill - 0.015), '#08090b');
  }
}

/** Draws the viewer's flank of a car: paint, glass, shut lines, handles and arches. */
export function drawFlank(stage: Stage, shape: CarShape, surfaces: CarSurfaces): void {
  const { flank } = surfaces;
  drawPaint(stage, shape, surfaces);
  drawWindows(stage, shape, surfaces);
  lineOn(stage, flank, shape.doors, stage.tone.deep, 0.012, 0.85);
  const [front, rear] = shape.axles;
  const gap = shape.wheelRadius * 1.16;
  const sill = shape.sill;
  const skirt = `M${front + gap} ${sill}L${rear - gap} ${sill}L${rear - gap} ${sill + 0.09}L${front + gap} ${sill + 0.08}Z`;
  paintOn(stage, flank, skirt, shape.cladding ? parts.plastic : shade(stage.tone.deep, -0.25));
  for (const [x, z] of shape.handles) {
    lineOn(stage, flank, `M${x - 0.1} ${z - 0.014}L${x + 0.09} ${z - 0.01}`, stage.tone.deep, 0.03, 0.8);
    lineOn(
      stage,
      flank,
      `M${x - 0.1} ${z}L${x + 0.09} ${z + 0.004}`,
      mix(stage.tone.light, '#ffffff', 0.2),
      0.022,
    );
  }
  drawArches(stage, shape, surfaces);
  if (shape.back === 'bed') drawBedRail(stage, shape, surfaces);
  const filler = carLength(shape) - 0.62;
  lineOn(stage, flank, circlePath(filler, shape.crease[1] + 0.07, 0.065), stage.tone.deep, 0.008, 0.6);
  if (shape.rails) drawRails(stage, shape, surfaces);
}

function drawBedRail(stage: Stage, shape: CarShape, { flank }: CarSurfaces): void {
  const [from, z] = shape.deck[0] ?? [3.5, 1.22];
  const to = carLength(shape) - 0.38;
  lineOn(stage, flank, `M${from + 0.02} ${z - 0.015}L${to} ${z - 0.015}`, '#15181b', 0.035);
}

function circlePath(x: number, z: number, r: number): string {
  const k = r * 0.5523;
  return (
    `M${x - r} ${z}C${x - r} ${z + k} ${x - k} ${z + r} ${x} ${z + r}C${x + k} ${z + r} ${x + r} ${z + k} ${x + r} ${z}` +
    `C${x + r} ${z - k} ${x + k} ${z - r} ${x} ${z - r}C${x - k} ${z - r} ${x - r} ${z - k} ${x - r} ${z}Z`
  );
}

function drawRails(stage: Stage, shape: CarShape, { flank }: CarSurfaces): void {
  const [first, last] = [shape.roof[0]?.[0] ?? 2, shape.roof.at(-1)?.[0] ?? 3];
  const z = shape.height + 0.02;
  lineOn(
    stage,
    flank,
    `M${first + 0.2} ${z - 0.05}Q${first + 0.3} ${z} ${first + 0.5} ${z}L${last - 0.45} ${z}Q${last - 0.2} ${z - 0.01} ${last - 0.12} ${z - 0.07}`,
    '#22262b',
    0.03,
  );
  lineOn(stage, flank, `M${first + 0.4} ${z + 0.008}L${last - 0.5} ${z + 0.008}`, glassTones.sky, 0.008, 0.8);
}
