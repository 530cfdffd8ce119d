import { mix, shade, type Hex } from '../drawing/colour.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../drawing/solid.ts';
import { crossPlane, lineOn, paintOn, seesEnd, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';

/** Where a load body stands: along x, from the floor to the top; metres. */
export type Bay = {
  x: readonly [number, number];
  z: readonly [number, number];
  halfWidth: number;
  colour: Hex;
};

function upright(from: number, to: number, step: number, low: number, high: number): string {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count - 1 }, (_, index) => {
    const x = (from + ((to - from) * (index + 1)) / count).toFixed(2);
    return `M${x} ${low}L${x} ${high}`;
  }).join('');
}

function drawReflectors(stage: Stage, { x, z, halfWidth }: Bay): void {
  const side = sidePlane(halfWidth);
  const count = Math.round((x[1] - x[0]) / 1.4);
  const at = z[0] + 0.08;
  for (let index = 0; index < count; index += 1) {
    const start = x[0] + 0.2 + (index * (x[1] - x[0] - 0.4)) / count;
    lineOn(
      stage,
      side,
      `M${start} ${at}L${start + 0.35} ${at}`,
      index % 2 === 0 ? '#c3252c' : '#f0f1f2',
      0.05,
    );
  }
}

/** Draws a closed dry box with riveted panels, a dark skirt rail and two doors behind. */
export function drawBoxBody(stage: Stage, bay: Bay): void {
  const { x, z, halfWidth, colour } = bay;
  drawSolid(stage, {
    profile: rectanglePath(x[0], z[0], x[1], z[1], 0.04),
    from: -halfWidth,
    to: halfWidth,
    colour,
    gloss: 0.45,
  });
  const edge = shade(colour, -0.35);
  if (seesFlank(stage, x[0], halfWidth)) {
    const side = sidePlane(halfWidth);
    lineOn(stage, side, upright(x[0], x[1], 1.25, z[0] + 0.14, z[1] - 0.1), edge, 0.018, 0.35);
    paintOn(
      stage,
      side,
      `M${x[0]} ${z[0]}L${x[1]} ${z[0]}L${x[1]} ${z[0] + 0.13}L${x[0]} ${z[0] + 0.13}Z`,
      mix(edge, parts.chassis, 0.5),
    );
    lineOn(stage, side, `M${x[0]} ${z[1] - 0.06}L${x[1]} ${z[1] - 0.06}`, shade(colour, 0.4), 0.05, 0.6);
    drawReflectors(stage, bay);
  }
  if (seesEnd(stage, x[1], 2, 1)) drawDoors(stage, bay, edge);
  if (seesEnd(stage, x[0], 3, -1)) {
    lineOn(
      stage,
      crossPlane(x[0]),
      rectanglePath(-halfWidth + 0.1, z[0] + 0.2, halfWidth - 0.1, z[1] - 0.1),
      edge,
      0.02,
      0.4,
    );
  }
}

function drawDoors(stage: Stage, { x, z, halfWidth, colour }: Bay, edge: Hex): void {
  const rear = crossPlane(x[1]);
  const w = halfWidth;
  lineOn(stage, rear, `M0 ${z[0] + 0.05}L0 ${z[1] - 0.05}`, edge, 0.03);
  lineOn(stage, rear, rectanglePath(-w + 0.05, z[0] + 0.05, w - 0.05, z[1] - 0.05), edge, 0.03, 0.7);
  for (const y of [-0.75, -0.3, 0.3, 0.75]) {
    lineOn(stage, rear, `M${y} ${z[0] + 0.1}L${y} ${z[1] - 0.1}`, parts.steel, 0.035);
    lineOn(stage, rear, `M${y - 0.12} ${z[0] + 0.85}L${y + 0.02} ${z[0] + 0.85}`, shade(colour, -0.5), 0.05);
  }
  const hinge = [0.4, 1, 1.6]
    .filter((dz) => z[0] + dz < z[1])
    .map(
      (dz) =>
        `M${-w + 0.02} ${z[0] + dz}L${-w + 0.14} ${z[0] + dz}M${w - 0.14} ${z[0] + dz}L${w - 0.02} ${z[0] + dz}`,
    );
  lineOn(stage, rear, hinge.join(''), shade(colour, -0.45), 0.05);
}

/** Draws a high-sided grain body: ribbed boards, a tarpaulin rolled over the bows. */
export function drawGrainBody(stage: Stage, bay: Bay): void {
  const { x, z, halfWidth, colour } = bay;
  drawSolid(stage, {
    profile: rectanglePath(x[0], z[0], x[1], z[1]),
    from: -halfWidth,
    to: halfWidth,
    colour,
    gloss: 0.5,
  });
  const cover = '#3d5a4c';
  drawSolid(stage, {
    profile: `M${x[0]} ${z[1]}L${x[1]} ${z[1]}L${x[1]} ${z[1] + 0.1}Q${(x[0] + x[1]) / 2} ${z[1] + 0.3} ${x[0]} ${z[1] + 0.1}Z`,
    from: -halfWidth,
    to: halfWidth,
    colour: cover,
    gloss: 0.2,
  });
  if (seesFlank(stage, x[0], halfWidth)) {
    const side = sidePlane(halfWidth);
    const boards = [0.3, 0.62, 0.94, 1.26].filter((dz) => z[0] + dz < z[1] - 0.1);
    lineOn(
      stage,
      side,
      boards.map((dz) => `M${x[0]} ${z[0] + dz}L${x[1]} ${z[0] + dz}`).join(''),
      shade(colour, -0.4),
      0.016,
      0.6,
    );
    lineOn(stage, side, upright(x[0], x[1], 1.1, z[0], z[1]), shade(colour, -0.3), 0.09);
    lineOn(stage, side, upright(x[0], x[1], 1.1, z[0] + 0.02, z[1]), shade(colour, 0.25), 0.02);
    drawReflectors(stage, bay);
  }
  if (seesEnd(stage, x[1], 2, 1)) {
    const rear = crossPlane(x[1]);
    lineOn(
      stage,
      rear,
      `M0 ${z[0]}L0 ${z[1]}M${-halfWidth} ${z[0] + 0.7}L${halfWidth} ${z[0] + 0.7}`,
      shade(colour, -0.45),
      0.05,
    );
    lineOn(
      stage,
      rear,
      rectanglePath(-halfWidth + 0.08, z[0] + 0.06, halfWidth - 0.08, z[1] - 0.06),
      shade(colour, -0.45),
      0.04,
    );
  }
}

/** Draws a flat loading deck with a headboard, stakes and a few strapped pallets. */
export function drawFlatBody(stage: Stage, { x, z, halfWidth, colour }: Bay): void {
  drawBlock(stage, { x, y: [-halfWidth, halfWidth], z: [z[0], z[0] + 0.2], colour });
  const side = sidePlane(halfWidth);
  if (seesFlank(stage, x[0], halfWidth)) {
    lineOn(stage, side, upright(x[0], x[1], 0.8, z[0] + 0.03, z[0] + 0.17), shade(colour, -0.5), 0.05);
    lineOn(stage, side, `M${x[0]} ${z[0] + 0.19}L${x[1]} ${z[0] + 0.19}`, shade(colour, 0.4), 0.02);
  }
  drawBlock(stage, {
    x: [x[0], x[0] + 0.1],
    y: [-halfWidth, halfWidth],
    z: [z[0] + 0.2, z[0] + 1.5],
    colour,
  });
  if (seesFlank(stage, x[0], halfWidth)) drawReflectors(stage, { x, z, halfWidth, colour });
}

/** Draws a steel tipping body with ribs, its front canopy reaching over the cab. */
export function drawTipperBody(stage: Stage, { x, z, halfWidth, colour }: Bay): void {
  const [a, b] = x;
  const [low, high] = z;
  drawSolid(stage, {
    profile: `M${a} ${low}L${b - 0.25} ${low}L${b} ${low + 0.35}L${b} ${high - 0.1}L${a} ${high}L${a - 0.5} ${high + 0.05}L${a - 0.5} ${high - 0.04}L${a} ${high - 0.1}Z`,
    from: -halfWidth,
    to: halfWidth,
    colour,
    gloss: 0.5,
  });
  if (seesFlank(stage, a, halfWidth)) {
    const side = sidePlane(halfWidth);
    const ribs = upright(a, b, 0.75, low + 0.03, high - 0.12);
    lineOn(stage, side, ribs, shade(colour, -0.35), 0.12);
    lineOn(stage, side, ribs, shade(colour, 0.18), 0.04);
    lineOn(stage, side, `M${a} ${high - 0.08}L${b} ${high - 0.15}`, shade(colour, 0.25), 0.1);
    lineOn(stage, side, `M${a} ${low + 0.08}L${b - 0.3} ${low + 0.08}`, shade(colour, -0.4), 0.08);
  }
  if (seesEnd(stage, b, 2, 1)) {
    const rear = crossPlane(b);
    lineOn(
      stage,
      rear,
      rectanglePath(-halfWidth + 0.08, low + 0.4, halfWidth - 0.08, high - 0.2),
      shade(colour, -0.4),
      0.06,
    );
    lineOn(
      stage,
      rear,
      `M-.4 ${low + 0.4}L-.4 ${high - 0.2}M.4 ${low + 0.4}L.4 ${high - 0.2}`,
      shade(colour, -0.35),
      0.08,
    );
  }
}
