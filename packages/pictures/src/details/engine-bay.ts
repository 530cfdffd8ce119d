import { mix, shade, type Hex } from '../drawing/colour.ts';
import { pictureSize } from '../drawing/frame.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { familyOf } from '../vehicle-body.ts';
import type { Inside } from './inside.ts';

const { width, height } = pictureSize;

function drawCap(sheet: Sheet, x: number, y: number, radius: number, colour: Hex): void {
  sheet.ellipse(x, y + radius * 0.18, radius * 1.05, radius * 1.05, '#000', 'fill-opacity=".35"');
  sheet.ellipse(
    x,
    y,
    radius,
    radius,
    sheet.glow(
      [
        [0, shade(colour, 0.35)],
        [0.8, colour],
        [1, shade(colour, -0.45)],
      ],
      0.4,
      0.35,
      0.7,
    ),
  );
  sheet.ellipse(x, y, radius * 0.5, radius * 0.5, shade(colour, -0.22));
}

function drawBattery(sheet: Sheet): void {
  sheet.rect(
    2330,
    560,
    560,
    420,
    sheet.fade([
      [0, '#3a4047'],
      [1, '#16181b'],
    ]),
    'rx="24"',
  );
  sheet.rect(
    2380,
    640,
    460,
    250,
    sheet.fade([
      [0, '#e6e8ea'],
      [1, '#b4bac0'],
    ]),
    'rx="10"',
  );
  sheet.rect(2380, 700, 460, 60, '#2d5a8c');
  drawCap(sheet, 2410, 590, 38, '#b3202a');
  drawCap(sheet, 2810, 590, 38, '#30353b');
}

function drawCover({ sheet, random, tone }: Inside): void {
  const accent = random.pick<Hex>([tone.base, '#b3202a', '#c9ced4']);
  sheet.path(
    'M900 640Q920 560 1010 560H1990Q2080 560 2100 640L2160 1260Q2160 1340 2070 1340H930Q840 1340 840 1260Z',
    sheet.fade([
      [0, '#565d65'],
      [0.4, '#343a40'],
      [1, '#191c1f'],
    ]),
  );
  sheet.path(
    'M960 650H2040L2070 820H930Z',
    sheet.fade([
      [0, '#747c85'],
      [1, '#41474e'],
    ]),
  );
  sheet.path(
    'M930 900H2090M925 980H2096M920 1060H2102M915 1140H2110M910 1220H2118',
    'none',
    'stroke="#14161a" stroke-width="18"',
  );
  sheet.path(
    'M930 908H2090M925 988H2096M920 1068H2102M915 1148H2110M910 1228H2118',
    'none',
    'stroke="#6d757d" stroke-width="5" stroke-opacity=".6"',
  );
  sheet.rect(1290, 690, 420, 84, accent, 'rx="20"');
  sheet.rect(1330, 722, 340, 18, mix(accent, '#ffffff', 0.7), 'rx="9"');
  drawCap(sheet, 1980, 1270, 80, '#e0a52d');
}

function drawHoses(sheet: Sheet): void {
  const hoses = 'M560 720Q760 1000 640 1360M2220 1500Q2600 1450 2640 1180M780 1500Q1300 1420 1700 1560';
  sheet.path(hoses, 'none', 'stroke="#08090a" stroke-width="92"');
  sheet.path(hoses, 'none', 'stroke="#2b2f34" stroke-width="70"');
  sheet.path(hoses, 'none', 'stroke="#6a727a" stroke-width="10" stroke-opacity=".5"');
  const wires = 'M860 600Q700 480 520 520M2160 620Q2260 480 2460 500M2140 1080Q2260 1060 2330 960';
  sheet.path(wires, 'none', 'stroke="#b3202a" stroke-width="16"');
  sheet.path(
    'M860 630Q680 520 500 570M2150 700Q2250 600 2330 640',
    'none',
    'stroke="#d8a52f" stroke-width="14"',
  );
}

function drawTanksAndFront({ sheet, tone, body }: Inside): void {
  sheet.rect(
    330,
    980,
    380,
    430,
    sheet.fade([
      [0, '#e9edf0'],
      [1, '#a7b0b8'],
    ]),
    'rx="60" fill-opacity=".9"',
  );
  sheet.rect(340, 1180, 360, 220, '#d98aa0', 'rx="50" fill-opacity=".55"');
  drawCap(sheet, 520, 980, 84, familyOf(body) === 'car' ? '#2a2e33' : '#c9772e');
  drawCap(sheet, 2500, 1480, 90, '#2d5f9a');
  sheet.path(
    'M220 1560Q1600 1800 2980 1560L3000 1640Q1600 1890 200 1640Z',
    sheet.fade([
      [0, shade(tone.base, -0.3)],
      [1, shade(tone.base, -0.55)],
    ]),
  );
  sheet.rect(
    0,
    1760,
    width,
    240,
    sheet.fade([
      [0, tone.base],
      [0.2, tone.glint],
      [0.5, tone.base],
      [1, tone.deep],
    ]),
  );
  sheet.path(
    'M0 0H3200V130Q1600 -10 0 130Z',
    sheet.fade([
      [0, '#7f8b96'],
      [1, '#39424b'],
    ]),
  );
}

/** Draws an open engine bay from above: cover, battery, tanks and caps, framed by the painted body. */
export function drawEngineBay(inside: Inside): void {
  const { sheet, tone } = inside;
  sheet.rect(
    0,
    0,
    width,
    height,
    sheet.fade([
      [0, tone.light],
      [0.5, tone.base],
      [1, tone.dark],
    ]),
  );
  sheet.path('M240 330Q1600 150 2960 330L3060 1560Q2600 1760 1600 1780Q600 1760 140 1560Z', '#0b0c0e');
  sheet.path(
    'M290 370Q1600 210 2910 370L3000 1530Q2560 1700 1600 1720Q640 1700 200 1530Z',
    sheet.glow(
      [
        [0, '#31363c'],
        [1, '#101214'],
      ],
      0.5,
      0.4,
      0.8,
    ),
  );
  sheet.path(
    'M300 420Q1600 260 2900 420L2910 500Q1600 340 290 500Z',
    sheet.fade([
      [0, '#3c4148'],
      [1, '#1d2024'],
    ]),
  );
  for (const x of [480, 2700]) drawCap(sheet, x, x === 480 ? 700 : 1320, 165, '#4a5057');
  drawHoses(sheet);
  drawCover(inside);
  drawBattery(sheet);
  drawTanksAndFront(inside);
}
