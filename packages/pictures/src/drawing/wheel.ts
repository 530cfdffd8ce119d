import { shade, type Hex } from './colour.ts';
import { parts } from './palette.ts';
import { curveData, hull, pathData } from './polyline.ts';
import type { Point3 } from './space.ts';
import { projectAll, seesFlank, type Stage } from './stage.ts';

/** Kinds of rims. */
export type RimStyle = 'five-spoke' | 'ten-spoke' | 'turbine' | 'steel' | 'truck' | 'farm' | 'wire';

/** A wheel standing upright: hub at (x, z), from the inner to the outer y (metres), and its rim. */
export type Wheel = {
  x: number;
  z: number;
  radius: number;
  rim: number;
  inner: number;
  outer: number;
  style: RimStyle;
  rimColour?: Hex;
};

type Ring = (radius: number, y: number, steps?: number) => Point3[];

function ringOf(wheel: Wheel): Ring {
  return (radius, y, steps = 30) =>
    Array.from({ length: steps }, (_, index): Point3 => {
      const angle = (index / steps) * Math.PI * 2;
      return [wheel.x + Math.cos(angle) * radius, y, wheel.z + Math.sin(angle) * radius];
    });
}

/** Answers path data of a circle about the hub, as it looks in the picture; metres. */
function circle(stage: Stage, { x, z }: { x: number; z: number }, radius: number, y: number): string {
  const at = (dx: number, dz: number): Point3 => [x + dx * radius, y, z + dz * radius];
  const k = 0.5523;
  const turns: readonly (readonly [number, number])[] = [
    [1, 0],
    [1, k],
    [k, 1],
    [0, 1],
    [-k, 1],
    [-1, k],
    [-1, 0],
    [-1, -k],
    [-k, -1],
    [0, -1],
    [k, -1],
    [1, -k],
    [1, 0],
  ];
  return curveData(
    projectAll(
      stage,
      turns.map(([dx, dz]) => at(dx, dz)),
    ),
  );
}

/** Draws the tread of a wheel: everything but its face. */
export function drawTyre(stage: Stage, wheel: Wheel): void {
  const ring = ringOf(wheel);
  const round = hull(
    projectAll(stage, [...ring(wheel.radius, wheel.outer), ...ring(wheel.radius, wheel.inner)]),
  );
  const paint = stage.sheet.fade([
    [0, '#101215'],
    [0.55, '#25282d'],
    [1, '#0c0d10'],
  ]);
  stage.sheet.path(pathData(round, true, 1.4), paint);
}

/** Draws the face of a wheel: sidewall, rim, spokes, disc and hub; nothing when it is turned away. */
export function drawWheelFace(stage: Stage, wheel: Wheel): void {
  if (!seesFlank(stage, wheel.x, wheel.outer)) return;
  const y = wheel.outer;
  const wall = stage.sheet.fade([
    [0, '#3b3f45'],
    [0.4, parts.tyre],
    [1, '#0f1013'],
  ]);
  stage.sheet.path(circle(stage, wheel, wheel.radius, y), wall);
  const groove = circle(stage, wheel, wheel.radius * 0.86, y);
  stage.sheet.path(groove, 'none', 'stroke="#44484f" stroke-opacity=".7"');
  if (wheel.style === 'steel' || wheel.style === 'truck' || wheel.style === 'farm') drawDish(stage, wheel);
  else drawAlloy(stage, wheel);
}

function drawDish(stage: Stage, wheel: Wheel): void {
  const colour = wheel.rimColour ?? '#8d949c';
  const y = wheel.outer - 0.01;
  const dish = stage.sheet.glow([
    [0, shade(colour, 0.25)],
    [0.55, shade(colour, -0.12)],
    [0.8, shade(colour, -0.4)],
    [0.88, shade(colour, 0.35)],
    [1, shade(colour, -0.25)],
  ]);
  stage.sheet.path(circle(stage, wheel, wheel.rim, y), dish);
  const holes = wheel.style === 'farm' ? 6 : 10;
  const reach = wheel.rim * (wheel.style === 'farm' ? 0.62 : 0.66);
  const openings = Array.from({ length: holes }, (_, hole) => {
    const angle = (hole / holes) * Math.PI * 2;
    const centre = { ...wheel, x: wheel.x + Math.cos(angle) * reach, z: wheel.z + Math.sin(angle) * reach };
    return circle(stage, centre, wheel.rim * 0.105, y);
  });
  stage.sheet.path(openings.join(''), shade(colour, -0.72));
  stage.sheet.path(
    circle(stage, wheel, wheel.rim * 0.36, y),
    stage.sheet.fade([
      [0, shade(colour, 0.5)],
      [1, shade(colour, -0.35)],
    ]),
  );
  stage.sheet.path(circle(stage, wheel, wheel.rim * 0.2, y), shade(colour, -0.45));
}

const spokeCounts: Record<'five-spoke' | 'ten-spoke' | 'turbine' | 'wire', number> = {
  'five-spoke': 5,
  'ten-spoke': 10,
  turbine: 7,
  wire: 9,
};

function drawAlloy(stage: Stage, wheel: Wheel): void {
  const y = wheel.outer;
  const colour = wheel.rimColour ?? '#c3c9d0';
  stage.sheet.path(circle(stage, wheel, wheel.rim, y), shade(colour, 0.1));
  stage.sheet.path(circle(stage, wheel, wheel.rim * 0.93, y), '#17191d');
  stage.sheet.path(
    circle(stage, wheel, wheel.rim * 0.66, y - 0.03),
    stage.sheet.fade([
      [0, '#6d737b'],
      [1, '#3c4147'],
    ]),
  );
  stage.sheet.path(circle(stage, wheel, wheel.rim * 0.34, y - 0.03), '#2a2d32');
  const style =
    wheel.style === 'ten-spoke' || wheel.style === 'turbine' || wheel.style === 'wire'
      ? wheel.style
      : 'five-spoke';
  const count = spokeCounts[style];
  const [root, tip] = style === 'five-spoke' ? [0.26, 0.2] : [0.15, 0.1];
  const twist = style === 'turbine' ? 0.32 : 0;
  const paint = stage.sheet.fade([
    [0, shade(colour, 0.45)],
    [0.5, colour],
    [1, shade(colour, -0.3)],
  ]);
  const at = (angle: number, radius: number): Point3 => [
    wheel.x + Math.cos(angle) * radius,
    y,
    wheel.z + Math.sin(angle) * radius,
  ];
  const data: string[] = [];
  for (let spoke = 0; spoke < count; spoke += 1) {
    const angle = Math.PI / 2 + (spoke / count) * Math.PI * 2;
    const arm = [
      at(angle - root * 2, wheel.rim * 0.16),
      at(angle - tip + twist, wheel.rim * 0.95),
      at(angle + tip + twist, wheel.rim * 0.95),
      at(angle + root * 2, wheel.rim * 0.16),
    ];
    data.push(pathData(projectAll(stage, arm), true));
  }
  stage.sheet.path(data.join(''), paint);
  stage.sheet.path(circle(stage, wheel, wheel.rim * 0.24, y), shade(colour, -0.08));
  stage.sheet.path(circle(stage, wheel, wheel.rim * 0.12, y), shade(colour, -0.55));
  const edge = circle(stage, wheel, wheel.rim * 0.965, y);
  stage.sheet.path(
    edge,
    'none',
    `stroke="${shade(colour, 0.4)}" stroke-width="${Math.max(1, wheel.rim * 0.05 * stage.view.scale).toFixed(1)}"`,
  );
}
