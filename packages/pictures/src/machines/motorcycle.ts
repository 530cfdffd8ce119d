import { shade, type Hex } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod, drawSolid, rectanglePath } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { crossPlane, lineOn, paintOn, seesEnd, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawInOrder } from '../trucks/running-gear.ts';
import { drawTyre, drawWheelFace, type Wheel } from '../drawing/wheel.ts';

/** Returns the space a motorcycle fills, in metres. */
export function motorcycleExtent(): Extent {
  return { length: 2.08, width: 0.8, height: 1.22 };
}

function drawWheel(stage: Stage, x: number, half: number, colour: Hex): void {
  const wheel: Wheel = {
    x,
    z: 0.31,
    radius: 0.31,
    rim: 0.235,
    inner: -half,
    outer: half,
    style: 'five-spoke',
    rimColour: colour,
  };
  drawTyre(stage, wheel);
  drawWheelFace(stage, wheel);
  if (!seesFlank(stage, x, half)) return;
  const ring = (r: number): string => {
    const k = r * 0.5523;
    return `M${x - r} .31C${x - r} ${0.31 + k} ${x - k} ${0.31 + r} ${x} ${0.31 + r}C${x + k} ${0.31 + r} ${x + r} ${0.31 + k} ${x + r} .31C${x + r} ${0.31 - k} ${x + k} ${0.31 - r} ${x} ${0.31 - r}C${x - k} ${0.31 - r} ${x - r} ${0.31 - k} ${x - r} .31Z`;
  };
  lineOn(stage, sidePlane(half + 0.02), ring(0.12), '#8b929a', 0.035, 0.85);
}

function drawFork(stage: Stage): void {
  drawSolid(stage, {
    profile: 'M.06 .52Q.12 .66 .36 .67Q.52 .64 .6 .5Q.5 .6 .36 .61Q.16 .6 .06 .52Z',
    from: -0.08,
    to: 0.08,
    colour: stage.tone.base,
  });
  drawRod(
    stage,
    [
      [0.33, 0.31],
      [0.53, 0.74],
    ],
    0.05,
    [0.07, 0.12],
    '#b98b3e',
  );
  drawRod(
    stage,
    [
      [0.5, 0.68],
      [0.64, 0.98],
    ],
    0.055,
    [0.07, 0.12],
    '#22252a',
  );
}

function drawFront(stage: Stage): void {
  const { base } = stage.tone;
  drawSolid(stage, {
    profile: 'M.4 .98Q.38 .86 .48 .8L.62 .84L.66 1Q.52 1.06 .4 .98Z',
    from: -0.13,
    to: 0.13,
    colour: base,
    gloss: 0.8,
  });
  drawSolid(stage, {
    profile: 'M.44 1Q.5 1.12 .62 1.18L.66 1.02Z',
    from: -0.09,
    to: 0.09,
    colour: '#5d6b78',
  });
  if (seesEnd(stage, 0.42, 0.9, -1)) {
    paintOn(stage, crossPlane(0.41), 'M-.1 .84L.1 .84L.12 .94Q0 1 -.12 .94Z', '#14171a');
    paintOn(
      stage,
      crossPlane(0.4),
      'M-.08 .855L.08 .855L.095 .93Q0 .975 -.095 .93Z',
      stage.sheet.fade([
        [0, '#ffffff'],
        [1, '#93a1ae'],
      ]),
    );
  }
  if (seesFlank(stage, 0.5, 0.13))
    paintOn(stage, sidePlane(0.131), 'M.4 .95Q.4 .87 .47 .83L.5 .94Z', parts.lamp);
  drawRod(
    stage,
    [
      [0.6, 1.04],
      [0.72, 1.06],
    ],
    0.035,
    [-0.4, 0.4],
    '#26292e',
  );
  for (const y of [-0.36, 0.36]) {
    drawRod(
      stage,
      [
        [0.66, 1.06],
        [0.62, 1.18],
      ],
      0.02,
      [y - 0.01, y + 0.01],
      '#26292e',
    );
    drawSolid(stage, {
      profile: rectanglePath(0.58, 1.15, 0.64, 1.22, 0.02),
      from: y - 0.07,
      to: y + 0.07,
      colour: '#2b2f34',
    });
  }
}

function drawMiddle(stage: Stage): void {
  const { base, glint } = stage.tone;
  drawRod(
    stage,
    [
      [0.62, 0.92],
      [0.9, 0.4],
    ],
    0.07,
    [-0.1, 0.1],
    '#33383e',
  );
  drawSolid(stage, {
    profile: 'M.78 .3L1.2 .28L1.3 .4L1.22 .62L.86 .66L.76 .5Z',
    from: -0.17,
    to: 0.17,
    colour: '#5c636b',
    gloss: 0.7,
  });
  drawSolid(stage, { profile: 'M.84 .5L.98 .46L1.02 .66L.9 .72Z', from: -0.12, to: 0.12, colour: '#7a828a' });
  drawSolid(stage, {
    profile: 'M.68 .86Q.74 1.02 .98 1.03Q1.18 1.01 1.24 .84L1.12 .74L.8 .72Z',
    from: -0.15,
    to: 0.15,
    colour: base,
    gloss: 1,
  });
  drawSolid(stage, {
    profile: 'M1.16 .88L1.28 .8L1.64 .86L1.94 .97L1.92 1L1.6 .96L1.3 .9Z',
    from: -0.12,
    to: 0.12,
    colour: '#1b1d21',
  });
  drawSolid(stage, {
    profile: 'M1.2 .8L1.66 .84L1.96 .95L1.9 .85L1.6 .72L1.26 .66Z',
    from: -0.09,
    to: 0.09,
    colour: base,
    gloss: 0.8,
  });
  if (!seesFlank(stage, 1, 0.17)) return;
  const side = sidePlane(0.172);
  lineOn(stage, side, 'M.9 .52L1.02 .48M.91 .56L1.03 .52M.92 .6L1.04 .56M.93 .64L1.05 .6', '#2c3035', 0.016);
  paintOn(stage, side, rectanglePath(1.02, 0.33, 1.2, 0.5, 0.08), '#8b939b');
  paintOn(stage, side, rectanglePath(1.06, 0.37, 1.16, 0.46, 0.045), '#4b5158');
  lineOn(stage, sidePlane(0.152), 'M.76 .92Q.96 1 1.18 .92', glint, 0.025, 0.8);
  lineOn(stage, side, 'M.62 .9L.86 .7L1.24 .66L1.3 .5', shade(base, -0.45), 0.035);
}

function drawBack(stage: Stage): void {
  drawRod(
    stage,
    [
      [1.16, 0.36],
      [1.72, 0.31],
    ],
    0.07,
    [0.1, 0.14],
    '#3e434a',
  );
  drawRod(
    stage,
    [
      [1.36, 0.76],
      [1.6, 0.38],
    ],
    0.055,
    [0.12, 0.17],
    '#c23a2c',
  );
  drawRod(
    stage,
    [
      [1.16, 0.3],
      [1.5, 0.34],
    ],
    0.055,
    [0.16, 0.22],
    '#8d949c',
  );
  drawRod(
    stage,
    [
      [1.42, 0.34],
      [1.9, 0.46],
    ],
    0.1,
    [0.15, 0.24],
    '#b1b8bf',
  );
  drawBlock(stage, { x: [1.9, 1.96], y: [-0.07, 0.07], z: [0.88, 0.95], colour: parts.red });
  drawRod(
    stage,
    [
      [1.88, 0.88],
      [2.04, 0.6],
    ],
    0.025,
    [-0.08, 0.08],
    '#26292e',
  );
  if (seesEnd(stage, 2.02, 0.66, 1))
    paintOn(stage, crossPlane(2.03), 'M-.09 .6L.09 .6L.09 .72L-.09 .72Z', parts.plate);
}

/** Draws a naked street motorcycle on its stand. */
export function drawMotorcycle(stage: Stage): void {
  const rim = stage.random.pick<Hex>(['#30343a', '#c9ced4', '#b98b3e']);
  drawGroundShadow(stage, { x: [0.2, 1.95], width: 0.3 });
  drawInOrder(stage, [
    {
      at: 0.3,
      draw: () => {
        drawRod(
          stage,
          [
            [0.33, 0.31],
            [0.64, 0.98],
          ],
          0.05,
          [-0.12, -0.07],
          '#b98b3e',
        );
        drawWheel(stage, 0.33, 0.055, rim);
        drawFork(stage);
      },
    },
    { at: 0.55, draw: () => drawFront(stage) },
    { at: 1, draw: () => drawMiddle(stage) },
    {
      at: 1.6,
      draw: () => {
        drawWheel(stage, 1.72, 0.075, rim);
        drawBack(stage);
      },
    },
  ]);
}
