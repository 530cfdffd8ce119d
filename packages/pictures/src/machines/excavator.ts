import { shade } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod, drawSolid, rectanglePath } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { lineOn, paintOn, seesEnd, crossPlane, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawGlassCab } from './glass-cab.ts';

/** Returns the space an excavator fills, in metres. */
export function excavatorExtent(): Extent {
  return { length: 9.5, width: 2.9, height: 4.4 };
}

function disc(x: number, z: number, r: number): string {
  const k = r * 0.5523;
  return `M${x - r} ${z}C${x - r} ${z + k} ${x - k} ${z + r} ${x} ${z + r}C${x + k} ${z + r} ${x + r} ${z + k} ${x + r} ${z}C${x + r} ${z - k} ${x + k} ${z - r} ${x} ${z - r}C${x - k} ${z - r} ${x - r} ${z - k} ${x - r} ${z}Z`;
}

function drawTrack(stage: Stage, side: 1 | -1): void {
  const [a, b] = [side * 0.82, side * 1.42];
  drawSolid(stage, {
    profile: rectanglePath(5.1, 0, 9.2, 0.95, 0.46),
    from: a,
    to: b,
    colour: '#2b2e33',
    gloss: 0.2,
  });
  const y = Math.max(a, b);
  if (!seesFlank(stage, 7, y)) return;
  const face = sidePlane(y);
  paintOn(stage, face, rectanglePath(5.22, 0.12, 9.08, 0.83, 0.35), '#16181b');
  drawSolid(stage, {
    profile: rectanglePath(5.75, 0.34, 8.55, 0.62, 0.06),
    from: y - 0.05,
    to: y,
    colour: '#4a4f56',
  });
  for (const x of [5.58, 8.72]) {
    paintOn(stage, face, disc(x, 0.475, 0.33), '#3b4047');
    paintOn(stage, face, disc(x, 0.475, 0.14), '#6a7078');
  }
  for (const x of [6.2, 6.75, 7.3, 7.85, 8.3]) paintOn(stage, face, disc(x, 0.21, 0.12), '#565c64');
  const pads = Array.from({ length: 11 }, (_, index) => 5.5 + index * 0.33);
  lineOn(stage, face, pads.map((x) => `M${x} .01L${x} .1M${x} .85L${x} .94`).join(''), '#4d5259', 0.03);
}

function drawDeck(stage: Stage): void {
  drawBlock(stage, { x: [6.3, 8.1], y: [-0.7, 0.7], z: [0.7, 1.1], colour: parts.underbody });
  drawBlock(stage, { x: [5.7, 7.2], y: [-1.36, -0.3], z: [1.1, 1.8], colour: stage.tone.base, gloss: 0.6 });
}

function drawHouse(stage: Stage): void {
  const { base, deep } = stage.tone;
  drawSolid(stage, {
    profile: 'M7.18 1.1L9.1 1.1L9.1 2.15L7.18 2.15Z',
    from: -1.36,
    to: 1.36,
    colour: base,
    gloss: 0.6,
  });
  drawSolid(stage, {
    profile: 'M8.5 1L9.2 1Q9.48 1.05 9.48 1.5L9.46 2.1Q9.44 2.3 9.2 2.3L8.5 2.3Z',
    from: -1.38,
    to: 1.38,
    colour: shade(base, -0.62),
  });
  if (seesFlank(stage, 8, 1.36)) {
    const face = sidePlane(1.36);
    lineOn(stage, face, rectanglePath(7.3, 1.2, 8.4, 2.05, 0.04), deep, 0.02, 0.7);
    lineOn(stage, face, [1.4, 1.5, 1.6, 1.7, 1.8].map((z) => `M7.5 ${z}L8.2 ${z}`).join(''), deep, 0.035);
    lineOn(stage, face, 'M7.2 2.2L7.2 2.6L9 2.6L9 2.2', '#c9a227', 0.04);
  }
  if (seesEnd(stage, 9.48, 1.6, 1))
    lineOn(stage, crossPlane(9.48), rectanglePath(-0.9, 1.3, 0.9, 2, 0.06), '#c9ced3', 0.02, 0.4);
}

function drawStickAndBucket(stage: Stage): void {
  const { base, deep } = stage.tone;
  drawSolid(stage, {
    profile: 'M2.5 4.35L2.85 4.25L2.75 3.7L1.75 1.55L1.5 1.6L2.1 3.7Z',
    from: -0.19,
    to: 0.19,
    colour: base,
    gloss: 0.7,
  });
  drawRod(
    stage,
    [
      [2.15, 3.9],
      [1.62, 2.5],
    ],
    0.13,
    [0.02, 0.16],
    '#3d4248',
  );
  drawRod(
    stage,
    [
      [1.7, 2.7],
      [1.42, 1.95],
    ],
    0.07,
    [0.05, 0.13],
    parts.chrome,
  );
  drawSolid(stage, {
    profile: 'M1.35 1.85L1.8 1.62Q2.35 1.2 2.1 .6Q1.7 .1 1 .12L.72 .32L1.18 .62Q1.42 .95 1.2 1.4Z',
    from: -0.55,
    to: 0.55,
    colour: '#53585f',
  });
  for (const y of [-0.45, -0.15, 0.15, 0.45]) {
    drawSolid(stage, { profile: 'M1 .12L.5 .26L.72 .34Z', from: y - 0.06, to: y + 0.06, colour: '#9aa0a7' });
  }
  if (seesFlank(stage, 4, 0.24)) {
    lineOn(stage, sidePlane(0.24), 'M5.9 1.7L4.85 3.6Q4.6 3.95 4.2 3.98L2.7 3.98', deep, 0.02, 0.5);
    lineOn(stage, sidePlane(0.24), 'M5.95 2L5 3.72Q4.7 4.1 4.2 4.12', '#1c1f23', 0.035, 0.8);
    for (const [x, z] of [
      [6.05, 1.62],
      [2.62, 4],
    ] as const)
      paintOn(stage, sidePlane(0.25), disc(x, z, 0.08), '#2a2d31');
    paintOn(stage, sidePlane(0.2), disc(1.6, 1.72, 0.08), '#2a2d31');
  }
}

function drawArm(stage: Stage): void {
  const { base } = stage.tone;
  drawRod(
    stage,
    [
      [5.75, 1.45],
      [4.35, 3.05],
    ],
    0.16,
    [-0.34, -0.2],
    parts.steel,
  );
  drawSolid(stage, {
    profile:
      'M6 1.45L6.35 1.75L5.1 3.75Q4.8 4.2 4.2 4.25L2.6 4.12L2.55 3.86L4.1 3.72Q4.4 3.66 4.6 3.3L5.65 1.6Z',
    from: -0.24,
    to: 0.24,
    colour: base,
    gloss: 0.7,
  });
  drawRod(
    stage,
    [
      [4.5, 4.34],
      [3.15, 4.34],
    ],
    0.15,
    [-0.1, 0.1],
    '#3d4248',
  );
  drawRod(
    stage,
    [
      [3.3, 4.34],
      [2.75, 4.32],
    ],
    0.08,
    [-0.06, 0.06],
    parts.chrome,
  );
  drawStickAndBucket(stage);
}

/** Draws a crawler excavator with its arm resting forward. */
export function drawExcavator(stage: Stage): void {
  drawGroundShadow(stage, { x: [4.9, 9.5], width: 2.9 });
  drawGroundShadow(stage, { x: [0.6, 2.3], width: 1.1 });
  drawTrack(stage, -1);
  drawTrack(stage, 1);
  const cab = (): void =>
    drawGlassCab(stage, { x: [5.55, 7.15], y: [0.3, 1.34], z: [1.12, 2.95], roof: stage.tone.base });
  const steps = [(): void => drawHouse(stage), (): void => drawDeck(stage), (): void => drawArm(stage), cab];
  if (stage.view.azimuth >= 0) for (const step of steps) step();
  else for (const step of [steps[2], steps[1], cab, steps[0]]) step?.();
}
