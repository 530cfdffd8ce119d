import { mix, shade, type Hex } from '../drawing/colour.ts';
import { drawGroundShadow } from '../drawing/ground-shadow.ts';
import { paintGlass, paintGlint } from '../drawing/glass.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../drawing/solid.ts';
import type { Extent } from '../drawing/space.ts';
import {
  crossPlane,
  lineOn,
  paintOn,
  seesEnd,
  seesFlank,
  sidePlane,
  type Stage,
  type Surface,
} from '../drawing/stage.ts';
import { drawFarWheels, drawNearWheels, type Axle } from './running-gear.ts';

/** Kinds of buses: a city bus with wide doors, or a high travel coach. */
export type BusKind = 'bus' | 'coach';

/** Returns the space a bus fills, in metres. */
export function busExtent(kind: BusKind): Extent {
  return kind === 'bus'
    ? { length: 11.2, width: 2.55, height: 3.2 }
    : { length: 12.4, width: 2.6, height: 3.75 };
}

type Plan = Extent & { half: number; sill: number; belt: number; axles: readonly number[]; coach: boolean };

function planOf(kind: BusKind, axles: number | undefined): Plan {
  const coach = kind === 'coach';
  const extent = busExtent(kind);
  return {
    ...extent,
    half: extent.width / 2,
    sill: 0.34,
    belt: coach ? 2.05 : 1.35,
    axles: coach ? (axles === 2 ? [2.5, 8.6] : [2.5, 8.3, 9.6]) : [2.5, 8],
    coach,
  };
}

function frontSurface({ height, coach }: Plan): Surface {
  const lean = coach ? 0.42 : 0.14;
  return (y, z) => [
    lean * Math.max(0, (z - 1.1) / (height - 1.1)) ** 1.4 + 0.14 * Math.abs(y / 1.28) ** 5,
    y,
    z,
  ];
}

function shellOf({ length, height, coach, sill }: Plan): string {
  const lean = coach ? 0.42 : 0.14;
  return (
    `M.1 ${sill}L0 .6L0 1.1Q${lean * 0.3} ${height * 0.72} ${lean} ${height - 0.22}Q${lean + 0.06} ${height} ${lean + 0.4} ${height}` +
    `L${length - 0.4} ${height}Q${length - 0.12} ${height} ${length - 0.08} ${height - 0.3}L${length} 1L${length - 0.05} ${sill}Z`
  );
}

function drawFront(stage: Stage, plan: Plan): void {
  const face = frontSurface(plan);
  const w = plan.half;
  const low = plan.coach ? 1.25 : 1.15;
  const top = plan.height - (plan.coach ? 0.5 : 0.55);
  paintOn(
    stage,
    face,
    `M${-w + 0.03} ${low - 0.08}L${w - 0.03} ${low - 0.08}L${w - 0.05} ${plan.height - 0.2}L${-w + 0.05} ${plan.height - 0.2}Z`,
    '#0f1215',
  );
  paintGlass(stage, face, `M${-w + 0.08} ${low}L${w - 0.08} ${low}L${w - 0.1} ${top}L${-w + 0.1} ${top}Z`, {
    at: 0,
    from: top,
    to: low,
  });
  paintGlint(stage, face, `M.1 ${low + 0.04}L.45 ${low + 0.04}L.95 ${top}L.72 ${top}Z`, 0.1);
  lineOn(stage, face, `M0 ${low}L0 ${top}`, '#0c0e10', 0.03);
  lineOn(
    stage,
    face,
    `M-1 ${low + 0.04}L-.15 ${low + 0.5}M.15 ${low + 0.04}L1 ${low + 0.5}`,
    '#08090a',
    0.03,
  );
  paintOn(stage, face, `M-.8 ${top + 0.06}L.8 ${top + 0.06}L.8 ${top + 0.3}L-.8 ${top + 0.3}Z`, '#1b1f23');
  lineOn(
    stage,
    face,
    `M-.6 ${top + 0.18}L.35 ${top + 0.18}`,
    plan.coach ? '#c9d2da' : parts.amber,
    0.09,
    0.85,
  );
  paintOn(stage, face, 'M-.5 .62L.5 .62L.55 .9L-.55 .9Z', '#1a1d21');
  lineOn(stage, face, 'M-.5 .7L.5 .7M-.52 .8L.52 .8', '#4b5158', 0.03);
  paintOn(
    stage,
    face,
    `M${-w + 0.02} .36L${w - 0.02} .36L${w - 0.02} .56L${-w + 0.02} .56Z`,
    mix(stage.tone.base, parts.plastic, 0.5),
  );
  paintOn(stage, face, 'M-.24 .4L.24 .4L.24 .52L-.24 .52Z', parts.plate);
  for (const side of [-1, 1]) {
    const [a, b] = [side * 0.68, side * (w - 0.06)];
    paintOn(stage, face, `M${a} .64L${b} .68L${b} .96L${a} .86Z`, '#14171a');
    paintOn(
      stage,
      face,
      `M${a + side * 0.05} .68L${b - side * 0.04} .71L${b - side * 0.04} .92L${a + side * 0.05} .83Z`,
      stage.sheet.fade([
        [0, '#ffffff'],
        [1, '#8996a3'],
      ]),
    );
  }
}

function drawRear(stage: Stage, plan: Plan): void {
  const rear = crossPlane(plan.length);
  const w = plan.half;
  const top = plan.height - 0.55;
  if (plan.coach) {
    paintOn(
      stage,
      rear,
      `M${-w + 0.2} 2.2L${w - 0.2} 2.2L${w - 0.25} ${top}L${-w + 0.25} ${top}Z`,
      '#14181c',
    );
  } else {
    paintGlass(stage, rear, `M${-w + 0.25} 1.5L${w - 0.25} 1.5L${w - 0.3} ${top}L${-w + 0.3} ${top}Z`, {
      at: 0,
      from: top,
      to: 1.5,
    });
  }
  paintOn(stage, rear, 'M-.8 .7L.8 .7L.8 1.25L-.8 1.25Z', shade(stage.tone.deep, -0.2));
  lineOn(
    stage,
    rear,
    'M-.76 .82L.76 .82M-.76 .94L.76 .94M-.76 1.06L.76 1.06M-.76 1.17L.76 1.17',
    '#454b52',
    0.03,
  );
  paintOn(stage, rear, 'M-.24 .46L.24 .46L.24 .6L-.24 .6Z', parts.plate);
  for (const side of [-1, 1]) {
    const [a, b] = [side * (w - 0.3), side * (w - 0.08)];
    paintOn(
      stage,
      rear,
      `M${a} .75L${b} .75L${b} 1.5L${a} 1.5Z`,
      stage.sheet.fade([
        [0, '#e0a02e'],
        [0.3, '#d8333a'],
        [1, '#6d0d13'],
      ]),
    );
  }
}

function drawStripe(stage: Stage, plan: Plan, accent: Hex): void {
  const side = sidePlane(plan.half);
  const { length, sill, belt } = plan;
  if (plan.coach) {
    const swoosh = `M1.2 ${sill + 0.3}Q${length * 0.55} ${belt - 0.95} ${length - 0.1} ${belt + 0.1}L${length - 0.04} ${sill + 0.8}Q${length * 0.6} ${sill + 0.2} 3.4 ${sill + 0.3}Z`;
    paintOn(stage, side, swoosh, accent, 'fill-opacity=".8"');
  } else {
    paintOn(
      stage,
      side,
      `M.08 ${belt - 0.36}L${length - 0.02} ${belt - 0.36}L${length - 0.02} ${belt - 0.2}L.06 ${belt - 0.2}Z`,
      accent,
    );
    paintOn(
      stage,
      side,
      `M.1 ${sill}L${length - 0.04} ${sill}L${length - 0.03} ${sill + 0.2}L.08 ${sill + 0.2}Z`,
      shade(accent, -0.35),
    );
  }
}

function drawLowerFlank(stage: Stage, plan: Plan): void {
  const side = sidePlane(plan.half);
  const { sill } = plan;
  const top = plan.height - 0.42;
  const doors = stage.view.mirrored && !plan.coach ? [0.6, 5.1] : stage.view.mirrored ? [0.6] : [];
  const hatches = plan.coach ? [3.6, 5, 6.4] : [3.6, 6.2, 9];
  const high = plan.coach ? 1.35 : 0.9;
  lineOn(
    stage,
    side,
    hatches.map((x) => rectanglePath(x, sill + 0.12, x + 1.3, high)).join(''),
    stage.tone.deep,
    0.016,
    0.6,
  );
  for (const x of doors) {
    paintOn(
      stage,
      side,
      `M${x} ${sill + 0.04}L${x + 1.1} ${sill + 0.04}L${x + 1.1} ${top}L${x} ${top}Z`,
      '#101316',
    );
    for (const dx of [0.06, 0.58]) {
      paintGlass(
        stage,
        side,
        `M${x + dx} ${sill + 0.2}L${x + dx + 0.46} ${sill + 0.2}L${x + dx + 0.46} ${top - 0.1}L${x + dx} ${top - 0.1}Z`,
        { at: x + 0.5, from: top, to: sill },
      );
    }
  }
  for (const x of plan.axles) {
    const [r, z] = [0.6, 0.5];
    const k = r * 0.5523;
    paintOn(
      stage,
      side,
      `M${x - r} ${sill - 0.02}L${x - r} ${z}C${x - r} ${z + k} ${x - k} ${z + r} ${x} ${z + r}C${x + k} ${z + r} ${x + r} ${z + k} ${x + r} ${z}L${x + r} ${sill - 0.02}Z`,
      '#090a0c',
    );
  }
}

function drawFlank(stage: Stage, plan: Plan): void {
  const side = sidePlane(plan.half);
  const { length, height, belt } = plan;
  const top = height - 0.42;
  const accent = mix(stage.tone.base, '#20406e', stage.random.between(0.55, 0.85));
  drawStripe(stage, plan, accent);
  const band = `M.42 ${belt}L${length - 0.35} ${belt}L${length - 0.4} ${top}L.55 ${top}Z`;
  paintOn(stage, side, band, '#0e1114');
  paintGlass(stage, side, band, { at: length / 2, from: top, to: belt, reach: 2 });
  const count = plan.coach ? 6 : 7;
  for (let index = 1; index < count; index += 1) {
    const x = 0.5 + ((length - 0.9) * index) / count;
    lineOn(stage, side, `M${x} ${belt}L${x} ${top}`, '#0c0e10', 0.07);
    if (!plan.coach)
      lineOn(stage, side, `M${x} ${top - 0.32}L${x + (length - 0.9) / count} ${top - 0.32}`, '#0c0e10', 0.03);
    if (index % 2 === 1)
      paintGlint(
        stage,
        side,
        `M${x + 0.15} ${belt + 0.05}L${x + 0.4} ${belt + 0.05}L${x + 0.8} ${top - 0.04}L${x + 0.62} ${top - 0.04}Z`,
        0.09,
      );
  }
  drawLowerFlank(stage, plan);
}

/** Draws a city bus or a coach; doors are on the side seen in mirrored views. */
export function drawBus(stage: Stage, kind: BusKind, count?: number): void {
  const plan = planOf(kind, count);
  const axles = plan.axles.map((x): Axle => ({ x, radius: 0.5, halfTrack: plan.half - 0.03, twin: x > 4 }));
  drawGroundShadow(stage, { x: [0.1, plan.length - 0.1], width: plan.width });
  drawFarWheels(stage, axles);
  drawNearWheels(stage, axles, 'treads');
  drawBlock(stage, { x: [0.6, plan.length - 0.5], y: [-1.1, 1.1], z: [0.26, 0.6], colour: parts.underbody });
  drawSolid(stage, {
    profile: shellOf(plan),
    from: -plan.half,
    to: plan.half,
    colour: stage.tone.base,
    gloss: 0.7,
  });
  drawBlock(stage, {
    x: [4, 6.6],
    y: [-0.8, 0.8],
    z: [plan.height, plan.height + 0.16],
    colour: mix(stage.tone.base, '#d5d9dd', 0.6),
  });
  if (seesEnd(stage, 0.1, 1.5, -1)) drawFront(stage, plan);
  if (seesEnd(stage, plan.length, 1.5, 1)) drawRear(stage, plan);
  if (seesFlank(stage, 5, plan.half)) {
    drawFlank(stage, plan);
    drawNearWheels(stage, axles, 'faces');
  }
  for (const side of [-1, 1]) {
    drawSolid(stage, {
      profile: rectanglePath(-0.22, plan.belt + 0.2, -0.06, plan.belt + 0.75, 0.05),
      from: side * (plan.half + 0.02),
      to: side * (plan.half + 0.2),
      colour: '#23272c',
    });
  }
}
