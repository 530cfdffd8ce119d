import { shade } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod, drawSolid } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { lineOn, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawInOrder } from '../trucks/running-gear.ts';
import { drawGlassCab } from './glass-cab.ts';
import { drawLoaderBucket } from './wheel-loader.ts';
import { drawTreadedWheel, type TreadedWheel } from './machine-wheel.ts';

/** Returns the space a backhoe loader fills, in metres. */
export function backhoeExtent(): Extent {
  return { length: 7.2, width: 2.4, height: 3.6 };
}

function drawDigger(stage: Stage): void {
  const { base } = stage.tone;
  drawBlock(stage, { x: [5, 5.3], y: [-1, 1], z: [0.55, 1.05], colour: parts.chassis });
  for (const y of [-0.95, 0.95]) {
    drawBlock(stage, { x: [5.08, 5.24], y: [y - 0.09, y + 0.09], z: [0.2, 1.5], colour: base });
    drawBlock(stage, { x: [4.95, 5.4], y: [y - 0.2, y + 0.2], z: [0.12, 0.22], colour: '#3b3f45' });
  }
  drawSolid(stage, {
    profile: 'M5.2 .75L5.5 .75L5.7 1.6Q5.95 2.6 6.35 3.3L6.2 3.55L5.95 3.45Q5.4 2.5 5.3 1.6Z',
    from: -0.16,
    to: 0.16,
    colour: base,
    gloss: 0.7,
  });
  drawRod(
    stage,
    [
      [5.75, 1.3],
      [6.15, 2.5],
    ],
    0.13,
    [-0.06, 0.06],
    parts.steel,
  );
  drawSolid(stage, {
    profile: 'M6.05 3.55L6.4 3.45L6.85 1.5L6.65 1.4L6.2 3Z',
    from: -0.13,
    to: 0.13,
    colour: base,
    gloss: 0.7,
  });
  drawRod(
    stage,
    [
      [6.5, 3.2],
      [6.95, 2],
    ],
    0.11,
    [-0.05, 0.05],
    '#3d4248',
  );
  drawSolid(stage, {
    profile: 'M6.6 1.6L6.95 1.62Q7.2 1.2 7 .85Q6.7 .55 6.2 .7L6.1 .95L6.5 1Q6.68 1.2 6.6 1.6Z',
    from: -0.32,
    to: 0.32,
    colour: '#53585f',
  });
}

function drawBonnet(stage: Stage): void {
  const { base, deep } = stage.tone;
  drawBlock(stage, { x: [1.5, 3.2], y: [-0.35, 0.35], z: [0.5, 1], colour: parts.chassis });
  drawSolid(stage, {
    profile: 'M1.35 .85L3.1 .85L3.1 1.72L1.75 1.6Q1.4 1.55 1.36 1.3Z',
    from: -0.42,
    to: 0.42,
    colour: base,
    gloss: 0.7,
  });
  drawRod(
    stage,
    [
      [2.6, 1.6],
      [2.6, 2.2],
    ],
    0.09,
    [-0.2, -0.11],
    '#3a3e44',
  );
  if (seesFlank(stage, 2, 0.42))
    lineOn(
      stage,
      sidePlane(0.42),
      [1, 1.12, 1.24, 1.36].map((z) => `M1.6 ${z}L2.4 ${z}`).join(''),
      deep,
      0.035,
    );
}

function drawLoaderArm(stage: Stage, y: number): void {
  drawSolid(stage, {
    profile: 'M.8 .45L1 .35L1.6 .75L2.2 1.15L3.2 1.5L3.1 1.72L2 1.4L1.4 1Z',
    from: y - 0.08,
    to: y + 0.08,
    colour: stage.tone.base,
    gloss: 0.6,
  });
  drawRod(
    stage,
    [
      [2.9, 0.9],
      [1.8, 0.98],
    ],
    0.1,
    [y - 0.05, y + 0.05],
    parts.steel,
  );
}

/** Draws a backhoe loader: bucket in front, digging arm folded behind. */
export function drawBackhoe(stage: Stage): void {
  const { base } = stage.tone;
  const front: TreadedWheel = { x: 1.95, radius: 0.5, outer: 0.98, breadth: 0.36, rimColour: '#e3e5e7' };
  const rear: TreadedWheel = { x: 4.2, radius: 0.78, outer: 1.16, breadth: 0.5, rimColour: '#e3e5e7' };
  drawGroundShadow(stage, { x: [0.1, 5.6], width: 2.3 });
  drawTreadedWheel(stage, front, -1);
  drawTreadedWheel(stage, rear, -1);
  drawInOrder(stage, [
    { at: 0.5, draw: () => drawLoaderBucket(stage, 1.15, 0.78, '#585d64') },
    {
      at: 2,
      draw: () => {
        drawLoaderArm(stage, -0.62);
        drawBonnet(stage);
        drawLoaderArm(stage, 0.62);
        drawTreadedWheel(stage, front, 1);
      },
    },
    {
      at: 4,
      draw: () => {
        drawBlock(stage, { x: [3, 5.1], y: [-0.7, 0.7], z: [0.6, 1.15], colour: shade(base, -0.12) });
        drawGlassCab(stage, { x: [3.1, 4.85], y: [-0.7, 0.7], z: [1.15, 2.75], roof: base });
        drawTreadedWheel(stage, rear, 1);
        drawBlock(stage, { x: [3.55, 4.9], y: [0.68, 1.16], z: [1.64, 1.7], colour: base });
      },
    },
    { at: 5.5, draw: () => drawDigger(stage) },
  ]);
}
