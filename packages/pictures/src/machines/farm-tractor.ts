import { shade } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod, drawSolid } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { crossPlane, lineOn, paintOn, seesEnd, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawInOrder } from '../trucks/running-gear.ts';
import { drawGlassCab } from './glass-cab.ts';
import { drawTreadedWheel, type TreadedWheel } from './machine-wheel.ts';

/** Returns the space a farm tractor fills, in metres. */
export function farmTractorExtent(): Extent {
  return { length: 4.7, width: 2.3, height: 2.95 };
}

function drawBonnet(stage: Stage): void {
  const { base, deep, glint } = stage.tone;
  drawBlock(stage, { x: [0.7, 2.5], y: [-0.28, 0.28], z: [0.6, 1], colour: '#3a3f45' });
  drawBlock(stage, { x: [0, 0.45], y: [-0.42, 0.42], z: [0.55, 0.95], colour: '#43484f' });
  drawSolid(stage, {
    profile: 'M.3 .92L2.45 .95L2.45 1.82L1.2 1.74Q.5 1.66 .36 1.42Z',
    from: -0.4,
    to: 0.4,
    colour: base,
    gloss: 0.8,
  });
  if (seesFlank(stage, 1, 0.4)) {
    const side = sidePlane(0.4);
    paintOn(stage, side, 'M.5 1L1.5 1L1.6 1.5L.56 1.34Z', '#1a1d20');
    lineOn(stage, side, [1.08, 1.17, 1.26, 1.35].map((z) => `M.58 ${z}L1.5 ${z}`).join(''), '#4b5158', 0.02);
    lineOn(stage, side, 'M.46 1.5Q1.2 1.68 2.44 1.72', glint, 0.02, 0.6);
    lineOn(stage, side, 'M1.75 .95L1.75 1.78', deep, 0.015, 0.7);
  }
  if (seesEnd(stage, 0.3, 1.2, -1)) {
    const face = crossPlane(0.33);
    paintOn(stage, face, 'M-.34 .96L.34 .96L.34 1.36L-.34 1.36Z', '#17191c');
    for (const side of [-1, 1])
      paintOn(
        stage,
        face,
        `M${side * 0.1} 1.2L${side * 0.36} 1.22L${side * 0.35} 1.36L${side * 0.12} 1.32Z`,
        parts.lamp,
      );
  }
  drawRod(
    stage,
    [
      [2.05, 1.75],
      [2.05, 2.7],
    ],
    0.1,
    [0.42, 0.52],
    '#2f3338',
  );
}

function drawLinkage(stage: Stage): void {
  drawRod(
    stage,
    [
      [4, 0.7],
      [4.65, 0.55],
    ],
    0.08,
    [-0.45, -0.35],
    '#3d4248',
  );
  drawRod(
    stage,
    [
      [4, 0.7],
      [4.65, 0.55],
    ],
    0.08,
    [0.35, 0.45],
    '#3d4248',
  );
  drawRod(
    stage,
    [
      [4, 1.1],
      [4.6, 0.95],
    ],
    0.07,
    [-0.05, 0.05],
    parts.steel,
  );
}

/** Draws a farm tractor with a closed cab. */
export function drawFarmTractor(stage: Stage): void {
  const { base } = stage.tone;
  const rim = stage.random.pick(['#e6c34a', '#e3e5e7', '#c9cdd2'] as const);
  const front: TreadedWheel = { x: 1.05, radius: 0.6, outer: 1.02, breadth: 0.42, rimColour: rim };
  const rear: TreadedWheel = { x: 3.4, radius: 0.92, outer: 1.15, breadth: 0.52, rimColour: rim };
  drawGroundShadow(stage, { x: [0.3, 4.4], width: 2.2 });
  drawTreadedWheel(stage, front, -1);
  drawTreadedWheel(stage, rear, -1);
  drawInOrder(stage, [
    {
      at: 1,
      draw: () => {
        drawBonnet(stage);
        drawTreadedWheel(stage, front, 1);
        drawBlock(stage, { x: [0.6, 1.5], y: [0.62, 1.02], z: [1.26, 1.31], colour: shade(base, -0.1) });
      },
    },
    {
      at: 3,
      draw: () => {
        drawBlock(stage, { x: [2.4, 4.1], y: [-0.6, 0.6], z: [0.75, 1.2], colour: shade(base, -0.15) });
        drawGlassCab(stage, { x: [2.3, 3.85], y: [-0.72, 0.72], z: [1.15, 2.75], roof: base });
        drawTreadedWheel(stage, rear, 1);
        drawSolid(stage, {
          profile: 'M2.45 1.3Q2.7 1.98 3.4 2Q4.1 1.98 4.3 1.4L4.22 1.4Q4 1.88 3.4 1.9Q2.8 1.88 2.55 1.3Z',
          from: 0.64,
          to: 1.17,
          colour: base,
          gloss: 0.7,
        });
      },
    },
    {
      at: 4.4,
      draw: () => drawLinkage(stage),
    },
  ]);
}
