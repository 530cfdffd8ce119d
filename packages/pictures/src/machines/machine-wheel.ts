import type { Hex } from '../drawing/colour.ts';
import { pathData } from '../drawing/polyline.ts';
import type { Point3 } from '../drawing/space.ts';
import { projectAll, seesFlank, type Stage } from '../drawing/stage.ts';
import { drawTyre, drawWheelFace, type Wheel } from '../drawing/wheel.ts';

/** A big lugged wheel: hub x, radius, outer y (always positive), tyre breadth; metres. */
export type TreadedWheel = { x: number; radius: number; outer: number; breadth: number; rimColour: Hex };

function wheelOn({ x, radius, outer, breadth, rimColour }: TreadedWheel, side: 1 | -1): Wheel {
  return {
    x,
    z: radius,
    radius: radius * 0.97,
    rim: radius * 0.56,
    inner: side * (outer - breadth),
    outer: side * outer,
    style: 'farm',
    rimColour,
  };
}

/** Draws one lugged wheel, on the viewer's side (1) or beyond (-1). */
export function drawTreadedWheel(stage: Stage, lugged: TreadedWheel, side: 1 | -1): void {
  const wheel = wheelOn(lugged, side);
  const { radius, x } = lugged;
  drawTyre(stage, wheel);
  const sideways = Math.abs(stage.view.azimuth) < 1.2;
  if (side === -1 && sideways) return;
  const count = 20;
  const lugs: string[] = [];
  for (let lug = 0; lug < count; lug += 1) {
    const angle = (lug / count) * Math.PI * 2;
    const at = (reach: number, turn: number, y: number): Point3 => [
      x + Math.cos(angle + turn) * reach,
      y,
      radius + Math.sin(angle + turn) * reach,
    ];
    const middle = (wheel.inner + wheel.outer) / 2;
    const bar = [
      at(radius * 0.93, 0, wheel.outer),
      at(radius * 1.01, 0, wheel.outer),
      at(radius * 1.01, 0.16, middle),
      at(radius * 1.01, 0.3, middle),
      at(radius * 1.01, 0.14, wheel.outer),
      at(radius * 0.9, 0.12, wheel.outer),
    ];
    lugs.push(pathData(projectAll(stage, bar), true, 1.6));
  }
  stage.sheet.path(lugs.join(''), '#1e2125');
  if (seesFlank(stage, x, wheel.outer) && side === 1) drawWheelFace(stage, wheel);
}
