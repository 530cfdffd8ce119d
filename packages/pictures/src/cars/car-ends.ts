import { mix, shade } from '../drawing/colour.ts';
import { parts } from '../drawing/palette.ts';
import { pathPoints } from '../drawing/path-points.ts';
import { project } from '../drawing/space.ts';
import { lineOn, paintOn, shadeAcross, type Stage, type Surface } from '../drawing/stage.ts';
import type { CarShape } from './car-shape.ts';

/** How much of both ends to draw: both halves, or only the one on the viewer's flank. */
export type EndSides = 'both' | 'near';

const whole = 'M-.03 0L1 0L1 .5L1 1L-.03 1L-.03 .5ZM.03 0L.03 .5L.03 1L-1 1L-1 .5L-1 0Z';

/** Returns a path and its mirror image across the middle of the car. */
export function bothSides(path: string, sides: EndSides): string[] {
  if (sides === 'near') return [path];
  const mirror = pathPoints(path)
    .map(({ points, closed }) => `M${points.map(([s, v]) => `${-s} ${v}`).join('L')}${closed ? 'Z' : ''}`)
    .join('');
  return [mirror, path];
}

function paintEndBase(stage: Stage, surface: Surface, darker: number): void {
  const { base, light, dark, deep } = stage.tone;
  const paint = shadeAcross(stage, (u, v) => surface(u, v), { at: 0, from: 1, to: 0 }, [
    [0, shade(mix(base, light, 0.7), -darker)],
    [0.3, shade(base, -darker * 0.8)],
    [0.58, shade(mix(base, dark, 0.5), -darker)],
    [0.62, shade(mix(base, dark, 0.25), -darker)],
    [1, deep],
  ]);
  paintOn(stage, surface, whole, paint);
  const [x1, y1] = project(stage.view, surface(0.6, 0.5));
  const [x2, y2] = project(stage.view, surface(1, 0.5));
  const turn = stage.sheet.linear(x1, y1, x2, y2, [
    [0, dark, 0],
    [0.7, dark, 0.22],
    [1, darker > 0 ? light : dark, 0.42],
  ]);
  paintOn(stage, surface, 'M.6 0L1 0L1 1L.6 1Z', turn);
}

const lampShapes = [
  'M.5 .66Q.75 .74 .985 .8Q1 .88 .985 .93Q.8 .92 .56 .8Z',
  'M.5 .7L.97 .76Q1 .84 .98 .92Q.8 .94 .52 .86Z',
  'M.56 .6Q.8 .62 .97 .72Q1 .86 .97 .94Q.76 .93 .58 .82Z',
] as const;

const grilles = [
  'M-.42 .5Q0 .46 .42 .5L.48 .78Q0 .83 -.48 .78Z',
  'M-.5 .68Q0 .64 .5 .68L.5 .82Q0 .87 -.5 .82Z',
  'M-.34 .38L.34 .38L.46 .62L.4 .8Q0 .84 -.4 .8L-.46 .62Z',
] as const;

function drawLamp(stage: Stage, nose: Surface, path: string): void {
  const paint = stage.sheet.fade([
    [0, '#f7fbff'],
    [0.45, '#c6d3df'],
    [1, '#67737f'],
  ]);
  paintOn(stage, nose, path, '#14171b', 'stroke="#14171b" stroke-width="2"');
  paintOn(stage, nose, path, paint, 'fill-opacity=".92"');
}

function drawGrille(stage: Stage, nose: Surface, style: number): void {
  lineOn(stage, nose, 'M-.56 .1L.56 .1M-.56 .18L.56 .18', '#3a4047', 0.012);
  const grille = grilles[style % grilles.length] ?? grilles[0];
  paintOn(stage, nose, grille, '#101216');
  lineOn(stage, nose, grille, parts.chrome, 0.012, 0.75);
  const bars = style === 1 ? 'M-.48 .74L.48 .74' : 'M-.4 .56L.4 .56M-.43 .63L.43 .63M-.45 .7L.45 .7';
  lineOn(stage, nose, bars, '#5b636c', 0.014);
  drawBadge(stage, nose, style === 1 ? 0.75 : 0.72);
  paintOn(stage, nose, 'M-.24 .33L.24 .33L.24 .45L-.24 .45Z', parts.plate);
  paintOn(stage, nose, 'M-.24 .425L.24 .425L.24 .45L-.24 .45Z', '#2d4f8f');
}

/** Draws the front of a car: bumper, intake, grille, lamps, plate. `style` 0 to 2 picks the family face. */
export function drawNose(stage: Stage, shape: CarShape, nose: Surface, style: number, sides: EndSides): void {
  paintEndBase(stage, nose, 0);
  const lower = shape.cladding
    ? 'M-.98 0L.98 0L.96 .2L.6 .3L-.6 .3L-.96 .2Z'
    : 'M-.7 .02L.7 .02L.62 .27L-.62 .27Z';
  paintOn(stage, nose, lower, parts.underbody);
  if (sides === 'both') drawGrille(stage, nose, style);
  for (const fog of bothSides('M.68 .3L.93 .36L.94 .46Q.82 .46 .7 .4Z', sides))
    paintOn(stage, nose, fog, '#15181c');
  for (const fog of bothSides('M.8 .38L.86 .395L.86 .43L.8 .42Z', sides))
    paintOn(stage, nose, fog, '#dfe7ee');
  const lamp = lampShapes[style % lampShapes.length] ?? lampShapes[0];
  for (const path of bothSides(lamp, sides)) drawLamp(stage, nose, path);
  for (const path of bothSides('M.66 .74Q.72 .7 .78 .77Q.76 .84 .7 .83Q.65 .8 .66 .74Z', sides)) {
    paintOn(stage, nose, path, '#39424c');
    lineOn(stage, nose, path, '#e9f1f8', 0.012, 0.8);
  }
  for (const path of bothSides('M.6 .74Q.8 .79 .955 .83', sides))
    lineOn(stage, nose, path, '#ffffff', 0.018, 0.95);
  lineOn(stage, nose, 'M-1 1Q0 1.005 1 1', stage.tone.deep, 0.012, 0.8);
}

function drawBadge(stage: Stage, surface: Surface, v: number): void {
  const path = `M-.075 ${v}Q-.07 ${v + 0.065} 0 ${v + 0.07}Q.07 ${v + 0.065} .075 ${v}Q.07 ${v - 0.065} 0 ${v - 0.07}Q-.07 ${v - 0.065} -.075 ${v}Z`;
  paintOn(
    stage,
    surface,
    path,
    stage.sheet.fade([
      [0, '#ffffff'],
      [1, '#8b949d'],
    ]),
  );
}

function drawLid(stage: Stage, shape: CarShape, tail: Surface): void {
  if (shape.back === 'doors') lineOn(stage, tail, 'M0 .2L0 1', stage.tone.deep, 0.02);
  lineOn(stage, tail, 'M-.74 1L-.72 .5L.72 .5L.74 1', stage.tone.deep, 0.012, 0.7);
  paintOn(stage, tail, 'M-.3 .54L.3 .54L.28 .72L-.28 .72Z', stage.tone.deep);
  paintOn(stage, tail, 'M-.23 .56L.23 .56L.23 .69L-.23 .69Z', parts.plate);
  paintOn(stage, tail, 'M-.23 .665L.23 .665L.23 .69L-.23 .69Z', '#2d4f8f');
  drawBadge(stage, tail, 0.86);
}

const tailLamps = [
  'M.6 .7L.99 .66Q1 .8 .98 .92L.64 .9Z',
  'M.44 .74L.985 .7L.985 .88L.48 .86Z',
  'M.76 .56L.99 .54L.985 .95L.8 .94Z',
] as const;

/** Draws the rear of a car below the glass: lamps, plate, bumper, lid. */
export function drawTail(stage: Stage, shape: CarShape, tail: Surface, style: number, sides: EndSides): void {
  paintEndBase(stage, tail, 0.1);
  const foot = shape.cladding ? 'M-.98 0L.98 0L.98 .24L-.98 .24Z' : 'M-.8 0L.8 0L.7 .18L-.7 .18Z';
  paintOn(stage, tail, foot, parts.underbody);
  const seam = sides === 'both' ? 'M-.99 .44Q0 .4 .99 .44' : 'M.5 .42L.99 .44';
  lineOn(stage, tail, seam, stage.tone.deep, 0.014);
  const upright = shape.back === 'bed' || shape.back === 'doors';
  const lamp = tailLamps[upright ? 2 : style % tailLamps.length] ?? tailLamps[0];
  const paint = stage.sheet.fade([
    [0, '#e2323a'],
    [0.5, '#a0121b'],
    [1, '#5f0a10'],
  ]);
  for (const path of bothSides(lamp, sides)) {
    paintOn(stage, tail, path, paint, 'stroke="#2a0508" stroke-width="1.5"');
  }
  for (const path of bothSides(
    upright ? 'M.8 .68L.98 .67L.98 .74L.8 .75Z' : 'M.72 .77L.98 .75L.98 .8L.72 .82Z',
    sides,
  )) {
    paintOn(stage, tail, path, '#ffd9d2', 'fill-opacity=".7"');
  }
  if (sides === 'both') drawLid(stage, shape, tail);
  for (const path of bothSides('M.7 .27L.95 .29L.95 .33L.7 .31Z', sides))
    paintOn(stage, tail, path, parts.red);
}
