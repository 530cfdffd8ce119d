import { mix, shade, type Hex } from '../drawing/colour.ts';
import { pictureSize } from '../drawing/frame.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { familyOf } from '../vehicle-body.ts';
import { trimOf, type Inside } from './inside.ts';

const { width, height } = pictureSize;

/** A room seen from its open end: the opening and the far wall as [left, top, right, bottom], in units. */
type Room = {
  near: readonly [number, number, number, number];
  far: readonly [number, number, number, number];
};

function drawRoom(sheet: Sheet, { near, far }: Room, colours: { wall: Hex; floor: Hex; roof: Hex }): void {
  const [l, t, r, b] = near;
  const [fl, ft, fr, fb] = far;
  const { wall, floor, roof } = colours;
  sheet.path(
    `M${l} ${t}H${r}L${fr} ${ft}H${fl}Z`,
    sheet.fade([
      [0, shade(roof, -0.35)],
      [1, shade(roof, 0.1)],
    ]),
  );
  sheet.path(
    `M${l} ${b}H${r}L${fr} ${fb}H${fl}Z`,
    sheet.fade([
      [0, shade(floor, -0.15)],
      [1, shade(floor, 0.16)],
    ]),
  );
  sheet.path(
    `M${l} ${t}L${fl} ${ft}V${fb}L${l} ${b}Z`,
    sheet.fade(
      [
        [0, shade(wall, -0.34)],
        [1, shade(wall, -0.04)],
      ],
      true,
    ),
  );
  sheet.path(
    `M${r} ${t}L${fr} ${ft}V${fb}L${r} ${b}Z`,
    sheet.fade(
      [
        [0, shade(wall, -0.08)],
        [1, shade(wall, -0.4)],
      ],
      true,
    ),
  );
  sheet.rect(
    fl,
    ft,
    fr - fl,
    fb - ft,
    sheet.fade([
      [0, shade(wall, 0.05)],
      [1, shade(wall, -0.16)],
    ]),
  );
}

function lerp(room: Room, share: number): Room['near'] {
  const depth = share / (share + (1 - share) * 0.28);
  const at = (index: 0 | 1 | 2 | 3): number =>
    Math.round(room.near[index] + (room.far[index] - room.near[index]) * depth);
  return [at(0), at(1), at(2), at(3)];
}

function drawBox({ sheet, random }: Inside): void {
  const room: Room = { near: [120, 60, 3080, 1880], far: [1130, 620, 2070, 1250] };
  const wall = random.pick<Hex>(['#d9dcde', '#cdd2d6', '#c7b899']);
  sheet.rect(0, 0, width, height, '#2a2e33');
  drawRoom(sheet, room, { wall, floor: '#8a7455', roof: '#c9ced2' });
  const ribs: string[] = [];
  for (let rib = 1; rib < 10; rib += 1) {
    const [l, t, r, b] = lerp(room, rib / 10);
    ribs.push(`M${l} ${b}V${t}H${r}V${b}`);
  }
  sheet.path(ribs.join(''), 'none', `stroke="${shade(wall, -0.4)}" stroke-width="12" stroke-opacity=".5"`);
  const boards = Array.from({ length: 9 }, (_, index) => {
    const share = (index + 1) / 10;
    return `M${Math.round(120 + 2960 * share)} 1880L${Math.round(1130 + 940 * share)} 1250`;
  });
  sheet.path(boards.join(''), 'none', 'stroke="#4c3d2a" stroke-width="8" stroke-opacity=".55"');
  sheet.path('M120 1500L1130 1118V1140L120 1540ZM3080 1500L2070 1118V1140L3080 1540Z', '#6a7077');
  sheet.path('M120 60H3080V1880H120Z', 'none', 'stroke="#3d4349" stroke-width="60"');
  sheet.path('M1350 1250L900 1880H2300L1850 1250Z', '#ffffff', 'fill-opacity=".12"');
}

function drawSeatRow(sheet: Sheet, seat: Hex, cx: number, base: number, size: number): void {
  const [w, h] = [300 * size, 470 * size];
  const back = sheet.fade([
    [0, mix(seat, '#ffffff', 0.25)],
    [0.4, seat],
    [1, shade(seat, -0.45)],
  ]);
  for (const dx of [-0.53, 0.53]) {
    const x = cx + dx * w - w / 2;
    sheet.rect(x, base - h, w, h, back, `rx="${Math.round(70 * size)}"`);
    sheet.rect(
      x + w * 0.2,
      base - h - 60 * size,
      w * 0.6,
      130 * size,
      shade(seat, -0.25),
      `rx="${Math.round(40 * size)}"`,
    );
    sheet.rect(
      x + w * 0.14,
      base - h * 0.82,
      w * 0.72,
      h * 0.5,
      shade(seat, -0.14),
      `rx="${Math.round(36 * size)}" fill-opacity=".6"`,
    );
  }
}

function drawSaloon({ sheet, random }: Inside): void {
  const room: Room = { near: [-200, -160, 3400, 2140], far: [1230, 640, 1970, 1240] };
  const seat = random.pick<Hex>(['#3b5d8a', '#7a3d47', '#4c5a5e', '#5b5f86']);
  drawRoom(sheet, room, { wall: '#cfd3d6', floor: '#55595e', roof: '#e3e5e6' });
  const glass = sheet.fade([
    [0, '#bcd0df'],
    [1, '#e9ecea'],
  ]);
  for (const [a, b] of [
    [0.04, 0.3],
    [0.34, 0.55],
    [0.58, 0.74],
    [0.77, 0.9],
  ] as const) {
    const [l1, t1, r1, b1] = lerp(room, a);
    const [l2, t2, r2, b2] = lerp(room, b);
    const at = (top: number, bottom: number, share: number): number =>
      Math.round(top + (bottom - top) * share);
    sheet.path(
      `M${l1} ${at(t1, b1, 0.28)}L${l2} ${at(t2, b2, 0.28)}V${at(t2, b2, 0.56)}L${l1} ${at(t1, b1, 0.56)}Z`,
      glass,
    );
    sheet.path(
      `M${r1} ${at(t1, b1, 0.28)}L${r2} ${at(t2, b2, 0.28)}V${at(t2, b2, 0.56)}L${r1} ${at(t1, b1, 0.56)}Z`,
      glass,
    );
  }
  sheet.rect(1300, 720, 600, 330, glass, 'rx="30"');
  sheet.path('M700 60L1330 660H1380L1000 60ZM2500 60L1870 660H1820L2200 60Z', '#f8fafb', 'fill-opacity=".8"');
  for (let row = 6; row >= 0; row -= 1) {
    const [l, , r, b] = lerp(room, 0.9 - (6 - row) * 0.02 - (1 - row / 6) * 0.72);
    const size = (r - l) / 2350;
    drawSeatRow(sheet, seat, l + (r - l) * 0.23, b - 60 * size, size);
    drawSeatRow(sheet, seat, l + (r - l) * 0.77, b - 60 * size, size);
  }
}

function drawSillAndBumper({ sheet, tone }: Inside): void {
  sheet.path(
    'M420 1440L830 1140H2370L2780 1440',
    'none',
    'stroke="#6b7178" stroke-width="8" stroke-opacity=".6"',
  );
  sheet.path(
    'M260 1480H2940L2980 1600H220Z',
    sheet.fade([
      [0, '#c3c9ce'],
      [1, '#5d646b'],
    ]),
  );
  sheet.path(
    'M60 1620Q1600 1700 3140 1620L3200 2000H0Z',
    sheet.fade([
      [0, tone.light],
      [0.25, tone.base],
      [1, tone.deep],
    ]),
  );
  for (const x of [60, 2840]) {
    sheet.rect(
      x,
      1120,
      300,
      330,
      sheet.fade([
        [0, '#e2323a'],
        [1, '#6a0c12'],
      ]),
      'rx="60"',
    );
    sheet.rect(x + 40, 1250, 220, 60, '#ffd9d2', 'rx="20" fill-opacity=".6"');
  }
  sheet.rect(1280, 1760, 640, 130, '#e9ecef', 'rx="16"');
  sheet.rect(1280, 1760, 640, 36, '#2d4f8f', 'rx="12"');
}

function drawBoot(inside: Inside): void {
  const { sheet, tone, random } = inside;
  const trim = trimOf(random);
  sheet.rect(
    0,
    0,
    width,
    height,
    sheet.fade([
      [0, '#a9b2ba'],
      [1, '#8b9299'],
    ]),
  );
  sheet.path(
    'M60 1500Q40 420 420 200Q1600 -20 2780 200Q3160 420 3140 1500L3200 2000H0Z',
    sheet.fade([
      [0, tone.light],
      [0.6, tone.base],
      [1, tone.dark],
    ]),
  );
  sheet.path('M260 1480Q240 560 560 360Q1600 180 2640 360Q2960 560 2940 1480Z', '#0d0e10');
  const room: Room = { near: [320, 400, 2880, 1470], far: [800, 560, 2400, 1120] };
  drawRoom(sheet, room, {
    wall: shade(trim.dash, 0.12),
    floor: shade(trim.dash, 0.2),
    roof: shade(trim.dash, 0.05),
  });
  for (const [x, wide] of [
    [820, 620],
    [1450, 320],
    [1780, 600],
  ] as const) {
    sheet.rect(
      x,
      560,
      wide,
      540,
      sheet.fade([
        [0, mix(trim.seat, '#ffffff', 0.15)],
        [1, shade(trim.seat, -0.4)],
      ]),
      'rx="60"',
    );
    sheet.rect(x + wide * 0.25, 480, wide * 0.5, 120, shade(trim.seat, -0.2), 'rx="46"');
  }
  drawSillAndBumper(inside);
}

/** Draws the room for loads or passengers: a boot, a closed box, or the saloon of a bus. */
export function drawCargoSpace(inside: Inside): void {
  if (familyOf(inside.body) === 'bus') drawSaloon(inside);
  else if (familyOf(inside.body) === 'car' && inside.body !== 'van') drawBoot(inside);
  else drawBox(inside);
}
