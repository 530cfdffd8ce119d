import type { Hex } from '../drawing/colour.ts';
import type { BodyTone } from '../drawing/palette.ts';
import type { PictureAngle } from '../drawing/picture-angle.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { VehicleBody } from '../vehicle-body.ts';

/** What a picture of the inside needs. */
export type Inside = {
  sheet: Sheet;
  tone: BodyTone;
  random: SeededRandom;
  body: VehicleBody;
  angle: PictureAngle;
  km: number | undefined;
};

/** Upholstery tones: the dark of the dashboard, the lighter of seats and doors. */
export type Trim = { dash: Hex; seat: Hex; stitch: Hex };

/** Returns the trim of a vehicle; the same dice give the same trim. */
export function trimOf(random: SeededRandom): Trim {
  return random.pick<Trim>([
    { dash: '#25282c', seat: '#33373c', stitch: '#9aa0a6' },
    { dash: '#2a2b2d', seat: '#8a7a68', stitch: '#e6dccb' },
    { dash: '#2b3036', seat: '#565d66', stitch: '#b9c1c9' },
    { dash: '#2e2a28', seat: '#5a4437', stitch: '#d1b79a' },
  ]);
}
