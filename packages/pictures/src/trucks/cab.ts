import { mix, shade } from '../drawing/colour.ts';
import { paintGlass, paintGlint } from '../drawing/glass.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../drawing/solid.ts';
import {
  lineOn,
  paintOn,
  seesEnd,
  seesFlank,
  sidePlane,
  type Stage,
  type Surface,
} from '../drawing/stage.ts';

/** A forward-control lorry cab standing on x = 0; metres. `high` has a raised roof and a sleeper. */
export type Cab = { length: number; halfWidth: number; high: boolean; wheelAt: number; wheelRadius: number };

function frontSurface(high: boolean): Surface {
  const top = high ? 3.55 : 2.85;
  return (y, z) => {
    const lean = z < 1.65 ? 0.02 : 0.02 + ((z - 1.65) / (top - 1.65)) * (high ? 0.46 : 0.34);
    return [lean + 0.1 * (Math.abs(y) / 1.25) ** 6 - 0.005, y, z];
  };
}

function profile({ length, high }: Cab): string {
  const top = high ? 3.7 : 2.95;
  const brow = high ? 0.46 : 0.36;
  return `M.06 .42L0 .6L.02 1.65L${brow - 0.06} ${top - 0.32}Q${brow} ${top - 0.06} ${brow + 0.32} ${top}L${length - 0.1} ${top}L${length} ${top - 0.12}L${length} .95L${length - 0.35} .95L${length - 0.35} .5Z`;
}

function drawFront(stage: Stage, cab: Cab): void {
  const face = frontSurface(cab.high);
  const w = cab.halfWidth;
  const flipped: Surface = (u, v) => face(u, v);
  const top = cab.high ? 2.62 : 2.58;
  paintOn(
    stage,
    face,
    `M${-w + 0.06} 1.58L${w - 0.06} 1.58L${w - 0.1} ${top + 0.08}L${-w + 0.1} ${top + 0.08}Z`,
    '#0e1013',
  );
  paintGlass(stage, flipped, `M${-w + 0.13} 1.66L${w - 0.13} 1.66L${w - 0.17} ${top}L${-w + 0.17} ${top}Z`, {
    at: 0,
    from: top,
    to: 1.6,
  });
  paintGlint(stage, face, `M.1 1.68L.38 1.68L.74 ${top}L.56 ${top}Z`, 0.12);
  lineOn(stage, face, 'M-.95 1.68L-.2 1.78M.1 1.68L.85 1.78', '#0a0b0d', 0.028);
  paintOn(
    stage,
    face,
    `M${-w + 0.06} ${top + 0.04}L${w - 0.06} ${top + 0.04}L${w - 0.1} ${top + 0.24}L${-w + 0.1} ${top + 0.24}Z`,
    shade(stage.tone.deep, -0.2),
  );
  paintOn(stage, face, 'M-.86 .86L.86 .86L.92 1.46L-.92 1.46Z', '#14171b');
  lineOn(
    stage,
    face,
    'M-.86 .98L.86 .98M-.88 1.1L.88 1.1M-.89 1.22L.89 1.22M-.9 1.34L.9 1.34',
    '#4c535b',
    0.03,
  );
  paintOn(stage, face, 'M-.13 1.4L.13 1.4L.1 1.56L-.1 1.56Z', parts.chrome);
  paintOn(
    stage,
    face,
    `M${-w + 0.02} .44L${w - 0.02} .44L${w - 0.02} .84L${-w + 0.02} .84Z`,
    mix(stage.tone.base, parts.plastic, 0.55),
  );
  paintOn(stage, face, 'M-.62 .5L.62 .5L.6 .74L-.6 .74Z', '#16191d');
  paintOn(stage, face, 'M-.25 .54L.25 .54L.25 .68L-.25 .68Z', parts.plate);
  for (const side of [-1, 1]) {
    const [a, b, c] = [side * 0.7, side * (w - 0.06), side * (w - 0.1)];
    paintOn(stage, face, `M${a} .58L${b} .6L${c} .82L${a} .76Z`, '#0f1215');
    paintOn(
      stage,
      face,
      `M${a + side * 0.04} .62L${b - side * 0.04} .63L${c - side * 0.04} .78L${a + side * 0.04} .73Z`,
      stage.sheet.fade([
        [0, '#ffffff'],
        [1, '#8d9aa6'],
      ]),
    );
  }
  if (cab.high) lineOn(stage, face, 'M-.7 3.1L.7 3.1', stage.tone.deep, 0.02, 0.5);
}

function drawFlank(stage: Stage, cab: Cab): void {
  const side = sidePlane(cab.halfWidth);
  const { deep, glint } = stage.tone;
  paintOn(stage, side, 'M.34 1.62L1.32 1.62L1.32 2.52L.66 2.52Z', '#0e1013');
  paintGlass(stage, side, 'M.4 1.68L1.26 1.68L1.26 2.46L.7 2.46Z', { at: 0.9, from: 2.5, to: 1.6 });
  paintGlint(stage, side, 'M.7 1.7L.88 1.7L1.16 2.44L1.04 2.44Z', 0.12);
  lineOn(stage, side, 'M.24 1L.26 1.6L.6 2.6L1.4 2.6L1.4 1.2Q1.2 1 1.34 .96', deep, 0.018, 0.8);
  lineOn(stage, side, 'M1.12 1.42L1.32 1.42', glint, 0.035);
  lineOn(stage, side, `M.1 1.52L${cab.length} 1.52`, glint, 0.02, 0.4);
  // The window of the sleeper: a day cab has one door and one window on each side.
  if (cab.high)
    paintGlass(stage, side, `M1.62 1.9L${cab.length - 0.22} 1.9L${cab.length - 0.22} 2.36L1.62 2.36Z`, {
      at: 1.8,
      from: 2.4,
      to: 1.8,
    });
  paintOn(
    stage,
    side,
    `M.06 .44L${cab.wheelAt - 0.58} .44L${cab.wheelAt - 0.58} .92L.04 .92Z`,
    mix(stage.tone.base, parts.plastic, 0.6),
  );
  lineOn(stage, side, `M.16 .6L${cab.wheelAt - 0.64} .6M.16 .78L${cab.wheelAt - 0.64} .78`, '#0c0d0f', 0.04);
  const r = cab.wheelRadius * 1.2;
  const [x, z, k] = [cab.wheelAt, cab.wheelRadius, r * 0.5523];
  const arch = `M${x - r} .4L${x - r} ${z}C${x - r} ${z + k} ${x - k} ${z + r} ${x} ${z + r}C${x + k} ${z + r} ${x + r} ${z + k} ${x + r} ${z}L${x + r} .4Z`;
  paintOn(stage, side, arch, '#0a0b0d');
}

function drawMirrorArm(stage: Stage, cab: Cab, side: 1 | -1): void {
  const y = side * cab.halfWidth;
  drawSolid(stage, {
    profile: rectanglePath(0.16, 1.75, 0.34, 2.5, 0.06),
    from: y + side * 0.06,
    to: y + side * 0.3,
    colour: mix(stage.tone.base, parts.plastic, 0.75),
  });
}

/** Draws the cab: far mirror, body, front, flank, near mirror. Its wheel is drawn by the caller. */
export function drawCab(stage: Stage, cab: Cab): void {
  drawMirrorArm(stage, cab, -1);
  drawBlock(stage, { x: [0.3, cab.length - 0.2], y: [-1, 1], z: [0.45, 1], colour: parts.underbody });
  drawSolid(stage, {
    profile: profile(cab),
    from: -cab.halfWidth,
    to: cab.halfWidth,
    colour: stage.tone.base,
    gloss: 0.8,
  });
  if (seesEnd(stage, 0.2, 1.5, -1)) drawFront(stage, cab);
  if (seesFlank(stage, 0.8, cab.halfWidth)) drawFlank(stage, cab);
  drawMirrorArm(stage, cab, 1);
  if (cab.high) {
    for (const y of [-0.8, -0.27, 0.27, 0.8]) {
      drawBlock(stage, { x: [0.62, 0.7], y: [y - 0.08, y + 0.08], z: [3.69, 3.75], colour: parts.amber });
    }
  }
}
