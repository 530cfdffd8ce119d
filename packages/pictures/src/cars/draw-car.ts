import { mix, shade } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { paintGlass, paintGlint } from '../drawing/glass.ts';
import { parts } from '../drawing/palette.ts';
import { project } from '../drawing/space.ts';
import { drawSolid, rectanglePath } from '../drawing/solid.ts';
import { lineOn, paintOn, shadeAcross, type Stage, type Surface } from '../drawing/stage.ts';
import { drawTyre, drawWheelFace, type RimStyle, type Wheel } from '../drawing/wheel.ts';
import { drawNose, drawTail } from './car-ends.ts';
import { drawFlank } from './car-flank.ts';
import { carLength, type CarShape } from './car-shape.ts';
import { carSurfaces, type CarSurfaces } from './car-surfaces.ts';

const whole = 'M0 -.03L.5 -.03L1 -.03L1 1L.5 1L0 1ZM0 .03L0 -1L.5 -1L1 -1L1 .03L.5 .03Z';
const pane = 'M.07 -.02L.93 -.02L.93 .88L.07 .9ZM.07 .02L.07 -.9L.93 -.88L.93 .02Z';

function paintStrip(stage: Stage, surface: Surface, top: number): void {
  const { base, light, glint } = stage.tone;
  const paint = shadeAcross(stage, surface, { at: 0, from: 0, to: 1 }, [
    [0, mix(base, light, top)],
    [0.5, mix(light, glint, top)],
    [1, mix(light, glint, top * 0.4)],
  ]);
  paintOn(stage, surface, whole, paint, `stroke="${light}"`);
}

function paintAlong(stage: Stage, surface: Surface): void {
  const { base, light, glint } = stage.tone;
  const flipped: Surface = (u, v) => surface(v, u);
  const paint = shadeAcross(stage, flipped, { at: 0, from: 0, to: 1, reach: 0.9 }, [
    [0, mix(base, light, 0.5)],
    [0.6, light],
    [1, mix(light, glint, 0.6)],
  ]);
  paintOn(stage, surface, whole, paint, `stroke="${light}"`);
}

function drawPane(stage: Stage, surface: Surface, wiper: boolean): void {
  const flipped: Surface = (u, v) => surface(v, u);
  paintOn(stage, surface, whole, mix(stage.tone.base, '#0c0e11', 0.35));
  paintOn(
    stage,
    surface,
    'M.03 -.02L.97 -.02L.97 .95L.03 .96ZM.03 .02L.03 -.96L.97 -.95L.97 .02Z',
    '#0d0f12',
  );
  const [from, to] = wiper ? [1, 0] : [0, 1];
  paintGlass(stage, flipped, swap(pane), { at: 0, from, to, reach: 0.9 });
  paintGlint(stage, surface, wiper ? 'M.1 .12L.1 .34L.9 .62L.9 .5Z' : 'M.9 .1L.9 .3L.1 .6L.1 .48Z', 0.12);
  if (wiper) lineOn(stage, surface, 'M.05 -.1L.16 .6M.05 -.72L.15 -.06', '#0b0c0e', 0.018);
}

function swap(path: string): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, '$2 $1');
}

function drawTop(stage: Stage, shape: CarShape, surfaces: CarSurfaces): void {
  const steps: (() => void)[] = [
    () => {
      paintAlong(stage, surfaces.bonnet);
      lineOn(
        stage,
        surfaces.bonnet,
        'M.04 -.55Q.5 -.66 .98 -.8M.04 .55Q.5 .66 .98 .8',
        stage.tone.dark,
        0.014,
        0.55,
      );
      paintGlint(stage, surfaces.bonnet, 'M.1 .1Q.5 .2 .95 .28L.95 .5Q.5 .42 .1 .3Z', 0.16);
    },
    () => drawPane(stage, surfaces.screen, true),
    () => paintStrip(stage, surfaces.roof, 0.7),
    () => drawPane(stage, surfaces.backlight, false),
    () => (shape.back === 'bed' ? drawBed(stage, surfaces.deck) : paintStrip(stage, surfaces.deck, 0.4)),
  ];
  const fromBehind = stage.view.azimuth < 0;
  for (const step of fromBehind ? steps : steps.reverse()) step();
}

function drawBed(stage: Stage, deck: Surface): void {
  paintOn(stage, deck, whole, shade(stage.tone.base, -0.2));
  paintOn(stage, deck, 'M.02 -.9L.98 -.9L.98 .9L.02 .9Z', '#1b1e22');
  paintOn(stage, deck, 'M.02 -.9L.98 -.9L.98 -.3L.02 -.3Z', '#2a2e33');
}

function drawMirror(stage: Stage, shape: CarShape, surfaces: CarSurfaces, side: 1 | -1): void {
  const [cowlX, cowlZ] = shape.screen[0] ?? [1.4, 1];
  const [x, z] = [cowlX + 0.3, cowlZ + 0.03];
  const y = surfaces.halfWidth(x, z) * side;
  drawSolid(stage, {
    profile: rectanglePath(x - 0.02, z, x + 0.2, z + 0.14, 0.055),
    from: y + side * 0.02,
    to: y + side * 0.2,
    colour: stage.tone.base,
  });
}

/** Returns the wheels of a car, the far ones first. */
export function carWheels(shape: CarShape, style: RimStyle, rimColour: Wheel['rimColour']): Wheel[] {
  const outer = shape.width / 2 - 0.015;
  return [-1, 1].flatMap((side) =>
    shape.axles.map((x): Wheel => ({
      x,
      z: shape.wheelRadius,
      radius: shape.wheelRadius,
      rim: shape.wheelRadius * 0.71,
      inner: side * (outer - 0.21),
      outer: side * outer,
      style,
      ...(rimColour ? { rimColour } : {}),
    })),
  );
}

/** Returns the same end of the car, folded flat where its far corner turns out of sight. */
function visibleEnd(stage: Stage, end: Surface): Surface {
  const outwards = stage.view.mirrored ? -1 : 1;
  const place = (s: number): number =>
    project(stage.view, end(s, 0.6))[0] * outwards * Math.sign(stage.view.azimuth || 1);
  let limit = 0;
  for (let s = 0; s >= -1; s -= 0.02) if (place(s) < place(limit)) limit = s;
  return (s, v) => end(Math.max(s, limit), v);
}

/** Returns the shape of one vehicle: tyres a little larger or smaller, roof rails or none, by the dice. */
function variedShape(shape: CarShape, random: Stage['random']): CarShape {
  const wheelRadius = shape.wheelRadius * random.between(0.97, 1.04);
  const mayHaveRails = shape.back === 'tailgate' && shape.height > 1.48;
  const rails = random.next() < (shape.rails ? 0.7 : 0.25) && mayHaveRails;
  return { ...shape, wheelRadius, rails };
}

/** Draws a car of any shape, standing on the ground. */
export function drawCar(stage: Stage, plain: CarShape): void {
  const shape = variedShape(plain, stage.random);
  const surfaces = carSurfaces(shape);
  const length = carLength(shape);
  const face = Math.floor(stage.random.next() * 3);
  const style = stage.random.pick<RimStyle>(
    shape.back === 'doors' ? ['steel'] : ['five-spoke', 'ten-spoke', 'turbine', 'five-spoke', 'wire'],
  );
  const rimColour = stage.random.pick<Wheel['rimColour']>(['#c9ced4', '#aab1b9', '#5d646c', '#c9ced4']);
  const wheels = carWheels(shape, style, rimColour);
  drawGroundShadow(stage, { x: [0.1, length - 0.1], width: shape.width });
  for (const wheel of wheels) drawTyre(stage, wheel);
  drawSolid(stage, {
    profile: rectanglePath(0.5, shape.sill - 0.06, length - 0.5, shape.sill + 0.3),
    from: -shape.width / 2 + 0.12,
    to: shape.width / 2 - 0.12,
    colour: parts.underbody,
  });
  drawMirror(stage, shape, surfaces, -1);
  const tilt = (stage.view.azimuth * 180) / Math.PI;
  const sides = Math.abs(tilt) > 12 ? 'both' : 'near';
  drawTop(stage, shape, surfaces);
  if (tilt < 12) drawTail(stage, shape, visibleEnd(stage, surfaces.tail), face, sides);
  if (tilt > -12) drawNose(stage, shape, visibleEnd(stage, surfaces.nose), face, sides);
  if (Math.abs(tilt) < 80) drawFlank(stage, shape, surfaces);
  for (const wheel of wheels.slice(2)) if (Math.abs(tilt) < 80) drawWheelFace(stage, wheel);
  drawMirror(stage, shape, surfaces, 1);
}
