import type { Hex } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import type { Stage } from '../drawing/stage.ts';
import { drawCab, type Cab } from './cab.ts';
import { drawBoxBody, drawFlatBody, drawGrainBody, drawTipperBody } from './cargo-bodies.ts';
import {
  drawFarWheels,
  drawFrame,
  drawInOrder,
  drawMudguards,
  drawNearWheels,
  drawTailBeam,
  type Axle,
} from './running-gear.ts';

/** Kinds of lorries. */
export type TruckKind = 'tractor-unit' | 'box-truck' | 'grain-truck' | 'flatbed-truck' | 'tipper';

/** A kind of lorry with its axles; without a number as many as the kind usually has. */
export type TruckPlan = { kind: TruckKind; axles?: number | undefined };

const USUAL = { 'tractor-unit': 3, 'box-truck': 2, 'grain-truck': 2, 'flatbed-truck': 2, tipper: 3 } as const;
const HEIGHTS = {
  'tractor-unit': 3.75,
  'box-truck': 3.7,
  'grain-truck': 3.2,
  'flatbed-truck': 3,
  tipper: 3.3,
} as const;

/** Returns the space a lorry fills, in metres. */
export function truckExtent({ kind, axles = USUAL[kind] }: TruckPlan): Extent {
  return { length: lengthOf(kind, axles), width: 2.6, height: HEIGHTS[kind] };
}

function lengthOf(kind: TruckKind, axles: number): number {
  if (kind === 'tractor-unit') return axles < 3 ? 5.6 : 6.1;
  if (kind === 'tipper') return axles < 3 ? 6.8 : axles > 3 ? 9.2 : 7.9;
  return axles < 3 ? 8.4 : axles > 3 ? 10.9 : 9.7;
}

const radius = 0.52;

/** Places of the axles: a fourth one is in front, and steers. */
function axlePlaces(kind: TruckKind, axles: number, length: number): { front: number[]; rear: number[] } {
  const front = axles > 3 ? [1.3, 3] : [1.3];
  if (kind === 'tractor-unit') return { front, rear: axles < 3 ? [4.55] : [3.9, 5.2] };
  const last = kind === 'tipper' ? length - 1.55 : length - (axles < 3 ? 2.2 : 1.75);
  return { front, rear: axles < 3 ? [last] : [last - 1.35, last] };
}

function axlesOf({ kind, axles = USUAL[kind] }: TruckPlan, length: number, rimColour: Hex): Axle[] {
  const { front, rear } = axlePlaces(kind, axles, length);
  return [
    ...front.map((x): Axle => ({ x, radius, halfTrack: 1.22, twin: false, rimColour })),
    ...rear.map((x): Axle => ({ x, radius, halfTrack: 1.24, twin: true, rimColour })),
  ];
}

/** Boards of wood, as bodies with sides have them. */
const WOOD: Hex = '#9a7a52';

function drawTanks(stage: Stage, from: number, to: number): void {
  for (const side of [-1, 1]) {
    drawSolid(stage, {
      profile: rectanglePath(from, 0.42, to, 1, 0.12),
      from: side * 0.62,
      to: side * 1.2,
      colour: side === 1 ? '#aab1b8' : '#8b929a',
      gloss: 0.9,
    });
  }
}

function drawLoad(stage: Stage, kind: TruckKind, length: number): void {
  if (kind === 'box-truck') {
    drawBoxBody(stage, { x: [2.25, length - 0.05], z: [1.12, 3.7], halfWidth: 1.28, colour: '#eceef0' });
  } else if (kind === 'grain-truck') {
    drawGrainBody(stage, { x: [2.25, length - 0.05], z: [1.12, 2.8], halfWidth: 1.28, colour: WOOD });
  } else if (kind === 'flatbed-truck') {
    drawFlatBody(stage, { x: [2.25, length - 0.05], z: [1.1, 1.3], halfWidth: 1.26, colour: WOOD });
  } else if (kind === 'tipper') {
    drawTipperBody(stage, {
      x: [2.5, length - 0.05],
      z: [1.2, 2.9],
      halfWidth: 1.25,
      colour: stage.tone.base,
    });
  } else {
    drawBlock(stage, { x: [4, 5.2], y: [-0.5, 0.5], z: [1.14, 1.24], colour: '#26292d' });
    drawBlock(stage, { x: [2.35, 2.6], y: [-0.5, 0.5], z: [1.1, 2.3], colour: '#3a4047' });
  }
}

/** Draws a lorry: frame, wheels, cab and what it carries. */
export function drawTruck(stage: Stage, plan: TruckPlan): void {
  const { kind } = plan;
  const { length } = truckExtent(plan);
  const high = kind === 'tractor-unit';
  const cab: Cab = { length: high ? 2.3 : 1.95, halfWidth: 1.24, high, wheelAt: 1.3, wheelRadius: radius };
  const axles = axlesOf(plan, length, stage.random.pick<Hex>(['#c4c9cf', '#8e959d', '#dfe2e5']));
  const [front, ...rear] = axles;
  drawGroundShadow(stage, { x: [0, length], width: 2.5 });
  drawFarWheels(stage, axles);
  if (front) drawNearWheels(stage, [front], 'treads');
  drawFrame(stage, [0.6, length], [0.82, 1.08]);
  const tail = { at: length, draw: () => drawTailBeam(stage, length, 1.22) };
  const wheels = {
    at: 5,
    draw: () => {
      const behind = rear[0]?.twin === false ? rear[0].x + 0.65 : 2.35;
      const next = rear.find(({ twin }) => twin)?.x ?? 4;
      drawTanks(stage, behind, Math.min(behind + 0.9, next - 0.6));
      drawNearWheels(stage, rear);
      if (kind === 'tractor-unit') drawMudguards(stage, rear);
      drawLoad(stage, kind, length);
    },
  };
  const driver = {
    at: 1,
    draw: () => {
      drawCab(stage, cab);
      if (front) drawNearWheels(stage, [front], 'faces');
    },
  };
  drawBlock(stage, { x: [0.6, length - 0.3], y: [-0.3, 0.3], z: [0.6, 0.9], colour: parts.underbody });
  drawInOrder(stage, [driver, wheels, tail]);
}
