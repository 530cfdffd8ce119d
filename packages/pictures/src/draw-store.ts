import { mix, shade, type Hex } from './drawing/colour.ts';
import { drawBackdrop } from './scenes/backdrop.ts';
import { accentOf, drawMark } from './draw-mark.ts';
import { modelOf } from './bodies.ts';
import { frameVehicle, moveView, pictureSize } from './drawing/frame.ts';
import { bodyTone } from './drawing/palette.ts';
import { hashText, seededRandom, type SeededRandom } from './drawing/seeded-random.ts';
import { Sheet } from './drawing/sheet.ts';
import { strokeText, strokeTextWidth } from './drawing/stroke-letters.ts';
import type { VehicleBody } from './vehicle-body.ts';

const { width, height } = pictureSize;
const ground = 1430;

function drawBuilding(sheet: Sheet, name: string, accent: Hex): void {
  sheet.rect(
    220,
    430,
    2760,
    ground - 430,
    sheet.fade([
      [0, '#eceef0'],
      [1, '#cfd4d8'],
    ]),
  );
  sheet.rect(
    160,
    400,
    2880,
    300,
    sheet.fade([
      [0, mix(accent, '#ffffff', 0.1)],
      [1, shade(accent, -0.28)],
    ]),
    'rx="12"',
  );
  sheet.rect(160, 690, 2880, 22, shade(accent, -0.55));
  const size = Math.min(120, (1900 / Math.max(1, strokeTextWidth(name))) * 6);
  const wide = strokeTextWidth(name) * (size / 6);
  const start = 1600 - (wide + 260) / 2;
  drawMark(sheet, Math.round(start), 452, mix(accent, '#ffffff', 0.24));
  sheet.add(strokeText(name, start + 260, 552 - size / 2, size, '#ffffff', 0.86));
  const glass = sheet.fade([
    [0, '#8fa7b8'],
    [0.5, '#55697a'],
    [0.52, '#3d4d5a'],
    [1, '#5f6d75'],
  ]);
  for (let pane = 0; pane < 6; pane += 1) {
    const x = 300 + pane * 440;
    sheet.rect(x, 780, 400, ground - 800, '#1d242a');
    sheet.rect(x + 12, 792, 376, ground - 824, glass);
    sheet.path(
      `M${x + 60} ${ground - 32}L${x + 150} ${ground - 32}L${x + 360} 792H${x + 290}Z`,
      '#ffffff',
      'fill-opacity=".1"',
    );
    sheet.ellipse(x + 200, 850, 120, 34, '#fff3d0', 'fill-opacity=".3"');
  }
  sheet.rect(220, ground - 26, 2760, 30, '#8b9298');
}

function drawStock(sheet: Sheet, random: SeededRandom): void {
  const bodies: readonly [VehicleBody, ...VehicleBody[]] = ['hatch', 'suv', 'sedan', 'pickup', 'wagon'];
  const paints: readonly [Hex, ...Hex[]] = ['#e8eaec', '#b3202a', '#7b828a', '#235a9f', '#20242a'];
  const { extent, draw } = modelOf(random.pick(bodies));
  const mirrored = random.next() < 0.5;
  const framed = frameVehicle(extent, { azimuth: 34, elevation: 7, reach: 2.4, mirrored });
  const view = moveView(framed, 0.5, [mirrored ? 1400 : 200, 800]);
  draw({ sheet, view, random, tone: bodyTone(random.pick(paints)) });
}

/** Returns an SVG picture (1600 x 1000) of a partner's store: showroom, sign with the name, a car in front. */
export function drawStore(name: string, seed: number | string): string {
  const sheet = new Sheet(`s${hashText(`${name}/${seed}`).toString(36)}-`);
  const random = seededRandom(`${name}/${seed}`);
  const view = frameVehicle(
    { length: 20, width: 4, height: 6 },
    { azimuth: 0, elevation: 4, reach: 2, mirrored: false },
  );
  drawBackdrop({ sheet, view, extent: { length: 20, width: 4, height: 6 }, random, kind: 'field' });
  sheet.rect(
    0,
    ground - 6,
    width,
    height - ground + 6,
    sheet.fade([
      [0, '#b3b5b4'],
      [1, '#868a8d'],
    ]),
  );
  drawBuilding(sheet, name, accentOf(name));
  sheet.path(`M0 1760H3200`, 'none', 'stroke="#f1efe8" stroke-width="12" stroke-opacity=".5"');
  drawStock(sheet, random);
  return sheet.toSvg(width, height);
}
