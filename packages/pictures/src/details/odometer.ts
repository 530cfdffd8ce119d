import { shade, type Hex } from '../drawing/colour.ts';
import { pictureSize } from '../drawing/frame.ts';
import { drawDial } from './dial.ts';
import { trimOf, type Inside } from './inside.ts';
import { sevenSegments } from './seven-segments.ts';

const { width, height } = pictureSize;

function drawDisplay({ sheet, random, km }: Inside, accent: Hex): void {
  sheet.rect(
    1390,
    560,
    420,
    800,
    sheet.fade([
      [0, '#27323c'],
      [1, '#131a20'],
    ]),
    'rx="36"',
  );
  sheet.rect(1430, 620, 340, 8, '#5d7080');
  const bars = Array.from(
    { length: 8 },
    (_, index) => `M${1450 + index * 40} ${760 - index * 6}v${46 + index * 6}`,
  );
  const level = Math.round(random.between(3, 8));
  sheet.path(
    bars.slice(0, level).join(''),
    'none',
    'stroke="#cfe3ee" stroke-width="22" stroke-linecap="butt"',
  );
  sheet.path(bars.slice(level).join(''), 'none', 'stroke="#41525f" stroke-width="22" stroke-linecap="butt"');
  sheet.path('M1500 930h70l40-50 40 100 36-50h70', 'none', `stroke="${accent}" stroke-width="10"`);
  if (km !== undefined) {
    const text = String(Math.max(0, Math.round(km))).slice(0, 6);
    const size = 46;
    sheet.add(
      sevenSegments(text, 1600 - (text.length * size * 1.55 - size * 0.55) / 2, 1130, size, '#dcecf5'),
    );
  } else sheet.path('M1480 1180h240', 'none', 'stroke="#41525f" stroke-width="14"');
  sheet.ellipse(1230, 470, 26, 26, '#2f7d4b');
  sheet.ellipse(1970, 470, 26, 26, '#2f7d4b');
  sheet.path(
    'M520 1900Q1600 1380 2680 1900V2000H520Z',
    sheet.fade([
      [0, '#33373c'],
      [1, '#0d0e10'],
    ]),
  );
  sheet.path('M560 480Q1500 220 2500 420L2100 620Q1500 440 800 700Z', '#ffffff', 'fill-opacity=".05"');
}

/** Draws the instruments from near: two dials and a display with the kilometres, when known. */
export function drawOdometer(inside: Inside): void {
  const { sheet, random } = inside;
  const trim = trimOf(random);
  const accent = random.pick<Hex>(['#e4503c', '#f0f3f6', '#3fa9d8', '#e8962e']);
  sheet.rect(
    0,
    0,
    width,
    height,
    sheet.fade([
      [0, shade(trim.dash, 0.1)],
      [1, shade(trim.dash, -0.45)],
    ]),
  );
  sheet.path(`M0 520Q1600 -180 3200 520V0H0Z`, shade(trim.dash, -0.3));
  sheet.path(
    'M260 1500Q200 420 1000 330Q1600 270 2200 330Q3000 420 2940 1500Q1600 1640 260 1500Z',
    sheet.fade([
      [0, '#1d2024'],
      [1, '#0b0c0e'],
    ]),
  );
  sheet.path(
    'M260 1500Q200 420 1000 330Q1600 270 2200 330Q3000 420 2940 1500',
    'none',
    `stroke="${shade(trim.dash, 0.25)}" stroke-width="26"`,
  );
  drawDial(sheet, { cx: 860, cy: 950, radius: 480, ticks: 8, value: random.between(0.05, 0.14), accent });
  drawDial(sheet, { cx: 2340, cy: 950, radius: 480, ticks: 11, value: 0, accent });
  drawDisplay(inside, accent);
}
