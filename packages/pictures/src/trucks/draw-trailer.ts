import { mix, type Hex } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawRod } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import { lineOn, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';
import { drawBoxBody, drawFlatBody, drawGrainBody, drawTipperBody, type Bay } from './cargo-bodies.ts';
import {
  drawFarWheels,
  drawFrame,
  drawInOrder,
  drawMudguards,
  drawNearWheels,
  drawTailBeam,
  type Axle,
} from './running-gear.ts';
import { drawTankBody } from './tank-body.ts';

/** Kinds of towed implements. */
export type TrailerKind =
  | 'box-trailer'
  | 'grain-trailer'
  | 'flatbed-trailer'
  | 'tipper-trailer'
  | 'tank-trailer'
  | 'dolly';

/** Where the axles of a semi-trailer stand, by how many there are; `spaced` ones carry more. */
function trailerAxles(axles: number, spaced: boolean): readonly number[] {
  if (axles <= 2) return [9.9, 11.2];
  return spaced ? [6.4, 8.9, 11.2] : [8.6, 9.9, 11.2];
}

/** Returns the space a trailer fills, in metres. */
export function trailerExtent(kind: TrailerKind): Extent {
  if (kind === 'dolly') return { length: 4.2, width: 2.55, height: 1.5 };
  const height = {
    'box-trailer': 4,
    'grain-trailer': 3.2,
    'flatbed-trailer': 2.9,
    'tipper-trailer': 3.1,
    'tank-trailer': 3.6,
  }[kind];
  return { length: 12.6, width: 2.6, height };
}

const radius = 0.52;

function drawLegs(stage: Stage): void {
  for (const y of [-0.85, 0.85]) {
    drawBlock(stage, { x: [2.7, 2.86], y: [y - 0.09, y + 0.09], z: [0.12, 1.1], colour: '#565c64' });
    drawBlock(stage, { x: [2.6, 2.96], y: [y - 0.16, y + 0.16], z: [0, 0.12], colour: '#3b4047' });
  }
}

function drawSideGuard(stage: Stage, x: readonly [number, number]): void {
  if (!seesFlank(stage, x[0], 1.24)) return;
  const side = sidePlane(1.24);
  lineOn(stage, side, `M${x[0]} .62L${x[1]} .62M${x[0]} .88L${x[1]} .88`, '#b9bec4', 0.09);
  lineOn(
    stage,
    side,
    `M${x[0] + 0.3} .55L${x[0] + 0.3} 1.1M${x[1] - 0.3} .55L${x[1] - 0.3} 1.1`,
    '#6a7077',
    0.07,
  );
}

function drawBody(stage: Stage, kind: TrailerKind): void {
  const { base } = stage.tone;
  const bay = (top: number, colour: Hex, floor = 1.2): Bay => ({
    x: [0, 12.5],
    z: [floor, top],
    halfWidth: 1.28,
    colour,
  });
  if (kind === 'box-trailer') drawBoxBody(stage, bay(3.95, mix(base, '#f1f2f3', 0.25)));
  else if (kind === 'grain-trailer') drawGrainBody(stage, bay(2.95, base));
  else if (kind === 'flatbed-trailer') drawFlatBody(stage, bay(1.4, base));
  else if (kind === 'tipper-trailer') drawTipperBody(stage, { ...bay(3, base), x: [0.6, 12.5] });
  else drawTankBody(stage, { ...bay(3.35, mix(base, '#c8cdd2', 0.7), 1.3), halfWidth: 1.2 });
}

function drawDolly(stage: Stage): void {
  const axles = [2.4, 3.6].map((x): Axle => ({ x, radius, halfTrack: 1.24, twin: true }));
  drawGroundShadow(stage, { x: [1.6, 4.3], width: 2.5 });
  drawFarWheels(stage, axles);
  drawRod(
    stage,
    [
      [0.1, 0.72],
      [2, 0.95],
    ],
    0.14,
    [-0.55, -0.4],
    stage.tone.base,
  );
  drawBlock(stage, { x: [1.7, 4.1], y: [-0.55, 0.55], z: [0.82, 1.1], colour: stage.tone.base });
  drawBlock(stage, { x: [2, 4], y: [-1.2, 1.2], z: [1.1, 1.14], colour: parts.chassis });
  drawRod(
    stage,
    [
      [0.1, 0.72],
      [2, 0.95],
    ],
    0.14,
    [0.4, 0.55],
    stage.tone.base,
  );
  drawBlock(stage, { x: [0, 0.2], y: [-0.5, 0.5], z: [0.66, 0.8], colour: stage.tone.base });
  drawInOrder(stage, [
    { at: 3, draw: () => drawNearWheels(stage, axles) },
    { at: 4.3, draw: () => drawTailBeam(stage, 4.15, 1.2) },
  ]);
  drawMudguards(stage, axles);
  drawBlock(stage, { x: [2.4, 3.7], y: [-0.5, 0.5], z: [1.2, 1.34], colour: '#2a2d31' });
}

/** Draws a semi-trailer or a dolly standing on its own. */
export function drawTrailer(
  stage: Stage,
  kind: TrailerKind,
  { axles: count = 3, spaced = false }: { axles?: number | undefined; spaced?: boolean | undefined } = {},
): void {
  if (kind === 'dolly') return drawDolly(stage);
  const places = trailerAxles(count, spaced);
  const axles = places.map((x): Axle => ({ x, radius, halfTrack: 1.24, twin: true }));
  drawGroundShadow(stage, { x: [0.2, 12.5], width: 2.5 });
  drawFarWheels(stage, axles);
  drawFrame(stage, [1, 12.3], [0.95, 1.2]);
  drawInOrder(stage, [
    { at: 2.8, draw: () => drawLegs(stage) },
    { at: 5, draw: () => drawSideGuard(stage, [3.4, (places[0] ?? 8.6) - 0.8]) },
    { at: 9.9, draw: () => drawNearWheels(stage, axles) },
    { at: 12.4, draw: () => drawTailBeam(stage, 12.4, 1.22) },
  ]);
  drawBody(stage, kind);
  if (kind === 'tank-trailer' && seesFlank(stage, 1, 1.2)) {
    lineOn(stage, sidePlane(1.2), 'M.4 1.25L12.2 1.25', '#4a5057', 0.12);
  }
}
