import type { Hex } from '../colour.ts';
import { drawGroundShadow } from '../ground-shadow.ts';
import { parts } from '../palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../solid.ts';
import type { Extent } from '../space.ts';
import type { Stage } from '../stage.ts';
import { drawCab, type Cab } from './cab.ts';
import { drawBoxBody, drawTipperBody } from './cargo-bodies.ts';
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
export type TruckKind = 'tractor-unit' | 'box-truck' | 'tipper';

/** Answers the space a lorry fills, in metres. */
export function truckExtent(kind: TruckKind): Extent {
  const length = { 'tractor-unit': 6.1, 'box-truck': 8.4, tipper: 7.9 }[kind];
  const height = { 'tractor-unit': 3.75, 'box-truck': 3.7, tipper: 3.3 }[kind];
  return { length, width: 2.6, height };
}

const radius = 0.52;

function axlesOf(kind: TruckKind, rimColour: Hex): Axle[] {
  const rear = { 'tractor-unit': [3.9, 5.2], 'box-truck': [6.2], tipper: [5, 6.35] }[kind];
  const front: Axle = { x: 1.3, radius, halfTrack: 1.22, twin: false, rimColour };
  return [front, ...rear.map((x): Axle => ({ x, radius, halfTrack: 1.24, twin: true, rimColour }))];
}

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
export function drawTruck(stage: Stage, kind: TruckKind): void {
  const { length } = truckExtent(kind);
  const high = kind === 'tractor-unit';
  const cab: Cab = { length: high ? 2.3 : 1.95, halfWidth: 1.24, high, wheelAt: 1.3, wheelRadius: radius };
  const axles = axlesOf(kind, stage.random.pick<Hex>(['#c4c9cf', '#8e959d', '#dfe2e5']));
  const [front, ...rear] = axles;
  drawGroundShadow(stage, { x: [0, length], width: 2.5 });
  drawFarWheels(stage, axles);
  if (front) drawNearWheels(stage, [front], 'treads');
  drawFrame(stage, [0.6, length], [0.82, 1.08]);
  const tail = { at: length, draw: () => drawTailBeam(stage, length, 1.22) };
  const wheels = {
    at: 5,
    draw: () => {
      drawTanks(stage, 2.35, Math.min(3.25, (rear[0]?.x ?? 4) - 0.6));
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
