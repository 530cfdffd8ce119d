import { modelOf } from './bodies.ts';
import { mix, shade, type Hex } from './drawing/colour.ts';
import { frameVehicle, moveView, pictureSize } from './drawing/frame.ts';
import { bodyTone } from './drawing/palette.ts';
import { hashText, seededRandom } from './drawing/seeded-random.ts';
import { Sheet } from './drawing/sheet.ts';
import { short } from './drawing/polyline.ts';
import type { VehicleBody } from './vehicle-body.ts';

/** Mood of a banner. */
export type BannerTone = 'dusk' | 'steel' | 'forest' | 'ember' | 'ocean' | 'sand';

/** A background scene with a vehicle in half light; `width` and `height` in pixels. */
export type BannerPicture = {
  tone: BannerTone;
  body: VehicleBody;
  seed: number | string;
  width: number;
  height: number;
};

const moods: Record<BannerTone, { sky: Hex; floor: Hex; body: Hex; light: Hex }> = {
  dusk: { sky: '#232b3f', floor: '#171c29', body: '#4c5876', light: '#8fa0cf' },
  steel: { sky: '#2a3036', floor: '#1b1f23', body: '#6a727b', light: '#b9c4ce' },
  forest: { sky: '#1d2f2b', floor: '#14201d', body: '#4a6a5f', light: '#93bfae' },
  ember: { sky: '#33221f', floor: '#211715', body: '#7a4a3c', light: '#d59a7c' },
  ocean: { sky: '#152b3a', floor: '#0f1e29', body: '#3c6680', light: '#86bcd8' },
  sand: { sky: '#332d24', floor: '#221e18', body: '#7d6e55', light: '#d3bd93' },
};

function drawRoom(
  sheet: Sheet,
  width: number,
  height: number,
  mood: (typeof moods)[BannerTone],
  lightAt: number,
): void {
  const ground = height * 0.7;
  sheet.rect(
    0,
    0,
    width,
    ground,
    sheet.linear(0, 0, 0, ground, [
      [0, shade(mood.sky, -0.4)],
      [1, mix(mood.sky, mood.light, 0.12)],
    ]),
  );
  sheet.rect(
    0,
    ground,
    width,
    height - ground,
    sheet.linear(0, ground, 0, height, [
      [0, mix(mood.floor, mood.light, 0.14)],
      [1, shade(mood.floor, -0.35)],
    ]),
  );
  const glow = sheet.glow([
    [0, mood.light, 0.34],
    [1, mood.light, 0],
  ]);
  sheet.ellipse(width * lightAt, ground * 0.9, width * 0.42, height * 0.62, glow);
  for (const [offset, share] of [
    [-0.3, 0.1],
    [-0.08, 0.16],
    [0.16, 0.12],
  ] as const) {
    const x = width * (lightAt + offset);
    const data = `M${short(x)} 0L${short(x + width * share)} 0L${short(x + width * (share - 0.12))} ${short(ground)}L${short(x - width * 0.12)} ${short(ground)}Z`;
    sheet.path(
      data,
      sheet.linear(0, 0, 0, ground, [
        [0, mood.light, 0.07],
        [1, mood.light, 0],
      ]),
    );
  }
}

/**
 * Returns the SVG picture of a banner: a dark, quiet scene with low contrast, so that light text reads at any of
 * the nine positions. The vehicle stands off centre.
 */
export function drawBanner({ tone, body, seed, width, height }: BannerPicture): string {
  const mood = moods[tone];
  const random = seededRandom(`${seed}/banner`);
  const right = random.next() < 0.7;
  const [unitWidth, unitHeight] = [width * 2, height * 2];
  const room = new Sheet(`b${hashText(JSON.stringify([tone, body, seed, width, height])).toString(36)}-`);
  drawRoom(room, unitWidth, unitHeight, mood, right ? 0.7 : 0.3);
  const { extent, draw } = modelOf(body);
  const framed = frameVehicle(extent, { azimuth: 34, elevation: 6, reach: 2.3, mirrored: !right });
  const share = (unitHeight * 1.1) / pictureSize.height;
  const view = moveView(framed, share, [
    unitWidth * (right ? 0.7 : 0.3) - (pictureSize.width * share) / 2,
    -unitHeight * 0.07,
  ]);
  draw({ sheet: room, view, random: seededRandom(`${seed}`), tone: bodyTone(mood.body) });
  room.rect(0, 0, unitWidth, unitHeight, shade(mood.sky, -0.35), 'fill-opacity=".26"');
  room.rect(
    0,
    0,
    unitWidth,
    unitHeight,
    room.linear(
      0,
      0,
      unitWidth,
      0,
      right
        ? veil(mood.floor)
        : [...veil(mood.floor)].reverse().map(([at, colour, opacity]) => [1 - at, colour, opacity] as const),
    ),
  );
  room.rect(
    0,
    unitHeight * 0.62,
    unitWidth,
    unitHeight * 0.38,
    room.fade([
      [0, '#05070b', 0],
      [1, '#05070b', 0.5],
    ]),
  );
  return room.toSvg(unitWidth, unitHeight);
}

function veil(colour: Hex): readonly (readonly [number, string, number])[] {
  const dark = shade(colour, -0.5);
  return [
    [0, dark, 0.82],
    [0.45, dark, 0.45],
    [0.8, dark, 0.08],
    [1, dark, 0.3],
  ];
}
