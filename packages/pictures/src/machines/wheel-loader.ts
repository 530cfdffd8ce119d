import { shade, type Hex } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod, drawSolid } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { lineOn, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawInOrder } from '../trucks/running-gear.ts';
import { drawGlassCab } from './glass-cab.ts';
import { drawTreadedWheel, type TreadedWheel } from './machine-wheel.ts';

/** Returns the space a wheel loader fills, in metres. */
export function wheelLoaderExtent(): Extent {
  return { length: 7.9, width: 2.8, height: 3.35 };
}

/** Draws the broad bucket of a loader with its lip on the ground near x = 0; metres. */
export function drawLoaderBucket(stage: Stage, halfWidth: number, size: number, colour: Hex): void {
  const at = (x: number, z: number): string => `${(x * size).toFixed(3)} ${(z * size).toFixed(3)}`;
  drawSolid(stage, {
    profile: `M${at(0, 0.06)}L${at(1, 0.05)}Q${at(1.35, 0.2)} ${at(1.35, 0.6)}L${at(1.2, 1.1)}L${at(0.95, 1.2)}L${at(0.98, 0.7)}Q${at(0.9, 0.3)} ${at(0.5, 0.22)}Z`,
    from: -halfWidth,
    to: halfWidth,
    colour,
  });
}

function drawArms(stage: Stage, y: number): void {
  drawSolid(stage, {
    profile: 'M1.2 .55L1.45 .42L2.4 1.1Q3.2 1.5 3.75 1.85L3.6 2.1Q2.6 1.9 2 1.45Z',
    from: y - 0.11,
    to: y + 0.11,
    colour: stage.tone.base,
    gloss: 0.6,
  });
  drawRod(
    stage,
    [
      [3.4, 0.95],
      [2.3, 1.2],
    ],
    0.13,
    [y - 0.07, y + 0.07],
    parts.steel,
  );
}

function drawEngine(stage: Stage): void {
  const { base, deep } = stage.tone;
  drawSolid(stage, {
    profile: 'M5.1 1.15L7.6 1.1Q7.85 1.15 7.85 1.4L7.8 2Q7.75 2.2 7.4 2.22L5.1 2.35Z',
    from: -0.75,
    to: 0.75,
    colour: base,
    gloss: 0.7,
  });
  drawSolid(stage, {
    profile: 'M7 .65L7.85 .7L7.88 1.3L7 1.25Z',
    from: -1.1,
    to: 1.1,
    colour: shade(base, -0.62),
  });
  drawRod(
    stage,
    [
      [6.2, 2.2],
      [6.2, 2.95],
    ],
    0.12,
    [-0.3, -0.18],
    '#3a3e44',
  );
  if (seesFlank(stage, 6, 0.75)) {
    lineOn(
      stage,
      sidePlane(0.75),
      [1.4, 1.53, 1.66, 1.79, 1.92].map((z) => `M6.5 ${z}L7.5 ${z}`).join(''),
      deep,
      0.04,
    );
    lineOn(stage, sidePlane(0.75), 'M6.3 1.15L6.3 2.28', deep, 0.02, 0.7);
  }
}

/** Draws an articulated wheel loader with its bucket down. */
export function drawWheelLoader(stage: Stage): void {
  const { base } = stage.tone;
  const wheels = [2.75, 5.95].map((x): TreadedWheel => ({
    x,
    radius: 0.8,
    outer: 1.35,
    breadth: 0.6,
    rimColour: base,
  }));
  drawGroundShadow(stage, { x: [0.1, 7.7], width: 2.7 });
  for (const wheel of wheels) drawTreadedWheel(stage, wheel, -1);
  const [front, rear] = wheels;
  drawInOrder(stage, [
    { at: 0.8, draw: () => drawLoaderBucket(stage, 1.4, 1.05, '#585d64') },
    {
      at: 2.4,
      draw: () => {
        drawArms(stage, -0.5);
        drawSolid(stage, {
          profile: 'M1.9 .7L3.9 .7L3.9 1.5L3.3 2.05L2.6 1.4Z',
          from: -0.4,
          to: 0.4,
          colour: shade(base, -0.1),
        });
        drawArms(stage, 0.5);
        if (front) drawTreadedWheel(stage, front, 1);
        drawBlock(stage, { x: [2.1, 3.4], y: [0.75, 1.36], z: [1.68, 1.75], colour: base });
      },
    },
    {
      at: 5,
      draw: () => {
        drawBlock(stage, { x: [3.7, 7.2], y: [-0.6, 0.6], z: [0.7, 1.3], colour: parts.chassis });
        const engineFirst = stage.view.azimuth >= 0;
        if (engineFirst) drawEngine(stage);
        drawBlock(stage, { x: [3.8, 5.2], y: [-0.95, 0.95], z: [1.05, 1.5], colour: shade(base, -0.1) });
        drawGlassCab(stage, { x: [3.85, 5.25], y: [-0.75, 0.75], z: [1.5, 3.15], roof: base });
        if (!engineFirst) drawEngine(stage);
        if (rear) drawTreadedWheel(stage, rear, 1);
        drawBlock(stage, { x: [5.2, 6.7], y: [0.75, 1.36], z: [1.68, 1.75], colour: base });
      },
    },
  ]);
}
