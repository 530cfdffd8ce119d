import type { Hex } from '../drawing/colour.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock } from '../drawing/solid.ts';
import type { Stage } from '../drawing/stage.ts';
import { drawTyre, drawWheelFace, type Wheel } from '../drawing/wheel.ts';

/** A piece of a vehicle and where along it (x, metres) it stands. */
export type Piece = { at: number; draw(): void };

/** Draws pieces that stand one behind the other, the far ones first. */
export function drawInOrder(stage: Stage, pieces: readonly Piece[]): void {
  const towards = stage.view.azimuth < 0 ? 1 : -1;
  for (const piece of [...pieces].sort((a, b) => (a.at - b.at) * towards)) piece.draw();
}

/** An axle of a heavy vehicle: metres; `twin` has two tyres a side. */
export type Axle = { x: number; radius: number; halfTrack: number; twin: boolean; rimColour?: Hex };

function wheelOf(axle: Axle, side: 1 | -1): Wheel {
  return {
    x: axle.x,
    z: axle.radius,
    radius: axle.radius,
    rim: axle.radius * 0.58,
    inner: side * (axle.halfTrack - (axle.twin ? 0.6 : 0.3)),
    outer: side * axle.halfTrack,
    style: 'truck',
    rimColour: axle.rimColour ?? '#9aa1a9',
  };
}

/** Draws the wheels away from the viewer, and the axle beam. */
export function drawFarWheels(stage: Stage, axles: readonly Axle[]): void {
  for (const axle of axles) {
    drawTyre(stage, wheelOf(axle, -1));
    drawBlock(stage, {
      x: [axle.x - 0.08, axle.x + 0.08],
      y: [-axle.halfTrack + 0.3, axle.halfTrack - 0.3],
      z: [axle.radius - 0.1, axle.radius + 0.08],
      colour: parts.underbody,
    });
  }
}

/** Draws the wheels on the viewer's side: all of them, or only treads (below a body) or faces (inside an arch). */
export function drawNearWheels(
  stage: Stage,
  axles: readonly Axle[],
  only: 'all' | 'treads' | 'faces' = 'all',
): void {
  const towards = stage.view.azimuth < 0 ? 1 : -1;
  for (const axle of [...axles].sort((a, b) => (a.x - b.x) * towards)) {
    const wheel = wheelOf(axle, 1);
    if (only !== 'faces') drawTyre(stage, wheel);
    if (only !== 'treads') drawWheelFace(stage, wheel);
  }
}

/** Draws the two rails of a ladder frame; metres. */
export function drawFrame(stage: Stage, x: readonly [number, number], z: readonly [number, number]): void {
  drawBlock(stage, { x, y: [-0.45, -0.3], z, colour: parts.chassis });
  drawBlock(stage, { x, y: [0.3, 0.45], z, colour: parts.chassis });
}

/** Draws a mudguard over a wheel on the viewer's side and its twin beyond. */
export function drawMudguards(stage: Stage, axles: readonly Axle[]): void {
  for (const axle of axles) {
    const [r, y] = [axle.radius + 0.08, axle.halfTrack];
    drawBlock(stage, {
      x: [axle.x - r * 0.8, axle.x + r * 0.8],
      y: [y - 0.6, y],
      z: [axle.radius + r - 0.1, axle.radius + r - 0.03],
      colour: parts.plastic,
    });
  }
}

/** Draws the guard beam, lamps and plate at the tail of a heavy vehicle ending at x; metres. */
export function drawTailBeam(stage: Stage, x: number, halfWidth: number): void {
  drawBlock(stage, { x: [x - 0.12, x], y: [-halfWidth, halfWidth], z: [0.5, 0.66], colour: '#d9dcdf' });
  drawBlock(stage, { x: [x - 0.1, x], y: [-halfWidth, halfWidth], z: [0.86, 1.08], colour: parts.chassis });
  for (const side of [-1, 1]) {
    const [a, b] = [side * (halfWidth - 0.55), side * (halfWidth - 0.06)];
    drawBlock(stage, {
      x: [x - 0.08, x + 0.02],
      y: [Math.min(a, b), Math.max(a, b)],
      z: [0.9, 1.04],
      colour: parts.red,
    });
  }
}
