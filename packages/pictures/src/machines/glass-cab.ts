import { shade, type Hex } from '../drawing/colour.ts';
import { paintGlass, paintGlint } from '../drawing/glass.ts';
import { parts } from '../drawing/palette.ts';
import { drawBlock, drawSolid, rectanglePath } from '../drawing/solid.ts';
import { crossPlane, lineOn, paintOn, seesEnd, seesFlank, sidePlane, type Stage } from '../drawing/stage.ts';

/** An operator's cab: glass on all sides between posts, under a coloured roof; metres. */
export type GlassCab = {
  x: readonly [number, number];
  y: readonly [number, number];
  z: readonly [number, number];
  roof: Hex;
};

function paneIn(a: number, b: number, low: number, high: number, post: number): string {
  return rectanglePath(Math.min(a, b) + post, low + post, Math.max(a, b) - post, high - post, 0.05);
}

function drawFlankAndRoof(stage: Stage, { x, y, z, roof }: GlassCab): void {
  const [far, near] = y;
  const [low, high] = z;
  const post = 0.09;
  if (seesFlank(stage, x[0], near)) {
    const side = sidePlane(near);
    paintGlass(stage, side, paneIn(x[0], x[1], low + (high - low) * 0.3, high, post), {
      at: (x[0] + x[1]) / 2,
      from: high,
      to: low,
    });
    paintGlass(stage, side, paneIn(x[0], x[1], low, low + (high - low) * 0.36, post), {
      at: (x[0] + x[1]) / 2,
      from: high,
      to: low,
    });
    const w = x[1] - x[0];
    paintGlint(
      stage,
      side,
      `M${x[0] + w * 0.25} ${low + 0.7}L${x[0] + w * 0.42} ${low + 0.7}L${x[0] + w * 0.72} ${high - 0.1}L${x[0] + w * 0.6} ${high - 0.1}Z`,
      0.14,
    );
    paintOn(
      stage,
      side,
      `M${x[0] + w * 0.6} ${low + 0.16}L${x[0] + w * 0.82} ${low + 0.16}L${x[0] + w * 0.8} ${low + 0.75}L${x[0] + w * 0.68} ${low + 0.75}Z`,
      '#0c0d0f',
      'fill-opacity=".7"',
    );
    lineOn(
      stage,
      side,
      `M${x[0] + w * 0.9} ${low + 0.5}L${x[0] + w * 0.9} ${low + 0.75}`,
      parts.steel,
      0.035,
    );
  }
  drawSolid(stage, {
    profile: rectanglePath(x[0] - 0.08, high, x[1] + 0.08, high + 0.16, 0.06),
    from: far - 0.06,
    to: near + 0.06,
    colour: roof,
    gloss: 0.6,
  });
  for (const side of [far + 0.15, near - 0.15]) {
    drawBlock(stage, {
      x: [x[0] - 0.12, x[0] - 0.04],
      y: [side - 0.1, side + 0.1],
      z: [high + 0.02, high + 0.14],
      colour: shade('#f5e7bd', 0.2),
    });
  }
}

/** Draws an operator's cab. */
export function drawGlassCab(stage: Stage, { x, y, z, roof }: GlassCab): void {
  const [far, near] = y;
  const [low, high] = z;
  const post = 0.09;
  drawBlock(stage, { x, y, z, colour: '#1a1d21' });
  const ends: readonly (readonly [at: number, direction: -1 | 1])[] = [
    [x[0], -1],
    [x[1], 1],
  ];
  for (const [at, direction] of ends) {
    if (!seesEnd(stage, at, (low + high) / 2, direction)) continue;
    const face = crossPlane(at);
    paintGlass(stage, face, paneIn(far, near, low, high, post), {
      at: (far + near) / 2,
      from: high,
      to: low,
    });
    lineOn(
      stage,
      face,
      `M${(far + near) / 2} ${low + 0.1}L${far + (near - far) * 0.75} ${low + (high - low) * 0.45}`,
      '#0a0b0c',
      0.03,
    );
  }
  drawFlankAndRoof(stage, { x, y, z, roof });
}
