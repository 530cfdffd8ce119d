import { shade, type Hex } from './colour.ts';
import { paintOn, shadeAcross, type Stage, type Surface } from './stage.ts';

/** What a pane of glass shows: the sky above, the yard below. */
export const glassTones = {
  sky: '#8fa5b6',
  middle: '#3c4a58',
  low: '#1b222a',
  glint: '#e8f2fa',
} as const satisfies Record<string, Hex>;

/** Paints one pane: dark glass that mirrors the sky at its top edge. `place` is as for a gradient across a surface. */
export function paintGlass(
  stage: Stage,
  surface: Surface,
  path: string,
  place: { at: number; from: number; to: number; reach?: number },
): void {
  const paint = shadeAcross(stage, surface, place, [
    [0, glassTones.sky],
    [0.28, shade(glassTones.middle, 0.18)],
    [0.52, glassTones.middle],
    [0.56, shade(glassTones.low, 0.08)],
    [1, glassTones.low],
  ]);
  paintOn(stage, surface, path, paint);
}

/** Lays a slanting streak of light over glass or paint. */
export function paintGlint(stage: Stage, surface: Surface, path: string, opacity: number): void {
  paintOn(stage, surface, path, glassTones.glint, `fill-opacity="${opacity}"`);
}
