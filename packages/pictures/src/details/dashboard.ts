import { mix, shade, type Hex } from '../drawing/colour.ts';
import { pictureSize } from '../drawing/frame.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { familyOf } from '../vehicle-body.ts';
import { drawDial } from './dial.ts';
import { trimOf, type Inside, type Trim } from './inside.ts';

const { width, height } = pictureSize;

function drawView({ sheet, random, tone }: Inside, cowl: number, heavy: boolean): void {
  const sky = random.pick<Hex>(['#b4c6d6', '#c3ccd3', '#a9bccd']);
  sheet.rect(
    0,
    0,
    width,
    cowl,
    sheet.linear(0, 0, 0, cowl, [
      [0, sky],
      [0.55, mix(sky, '#f4efe6', 0.75)],
      [0.56, '#aab1b0'],
      [1, '#8f9596'],
    ]),
  );
  for (let block = 0; block < 7; block += 1) {
    const tall = random.between(60, 240);
    sheet.rect(
      block * 480 + random.between(-60, 60),
      cowl * 0.56 - tall,
      random.between(220, 420),
      tall,
      mix(sky, '#77828b', 0.4),
      'fill-opacity=".6"',
    );
  }
  if (!heavy) {
    sheet.path(
      `M300 ${cowl}Q1600 ${cowl - 220} 2900 ${cowl}Z`,
      sheet.fade([
        [0, tone.light],
        [1, tone.dark],
      ]),
    );
  }
  const pillar = '#1c1f23';
  sheet.path(`M0 0H180L60 ${cowl}H0Z`, pillar);
  sheet.path(`M3200 0H3020L3140 ${cowl}H3200Z`, pillar);
  sheet.rect(0, 0, width, 70, pillar);
  sheet.rect(1720, 60, 460, 130, '#14161a', 'rx="50"');
  sheet.rect(
    1740,
    76,
    420,
    98,
    sheet.fade([
      [0, '#5c6a76'],
      [1, '#a9b6bf'],
    ]),
    'rx="40"',
  );
}

function drawBoard(sheet: Sheet, trim: Trim, cowl: number): void {
  sheet.path(
    `M0 ${cowl - 20}Q700 ${cowl - 110} 1600 ${cowl - 60}Q2500 ${cowl - 110} 3200 ${cowl - 20}V2000H0Z`,
    sheet.linear(0, cowl - 100, 0, 2000, [
      [0, shade(trim.dash, 0.22)],
      [0.14, trim.dash],
      [0.6, shade(trim.dash, -0.25)],
      [1, shade(trim.dash, -0.6)],
    ]),
  );
  const band = `M0 ${cowl + 330}Q900 ${cowl + 250} 1500 ${cowl + 300}L3200 ${cowl + 270}V${cowl + 380}L1500 ${cowl + 410}Q900 ${cowl + 370} 0 ${cowl + 440}Z`;
  sheet.path(
    band,
    sheet.fade([
      [0, mix(trim.seat, '#ffffff', 0.18)],
      [1, shade(trim.seat, -0.25)],
    ]),
  );
  sheet.path(
    `M0 ${cowl + 330}Q900 ${cowl + 250} 1500 ${cowl + 300}L3200 ${cowl + 270}`,
    'none',
    `stroke="${trim.stitch}" stroke-opacity=".6" stroke-width="5"`,
  );
}

function drawVent(sheet: Sheet, x: number, y: number, wide: number): void {
  sheet.rect(x, y, wide, 150, '#0d0f11', 'rx="34"');
  const slats = [0.28, 0.5, 0.72].map((share) => `M${x + 24} ${Math.round(y + 150 * share)}h${wide - 48}`);
  sheet.path(slats.join(''), 'none', 'stroke="#4c535a" stroke-width="12"');
}

function drawLever({ sheet, random }: Inside, trim: Trim): void {
  const knob = random.pick<Hex>(['#c7ccd1', '#3b4046']);
  sheet.ellipse(1830, 1880, 190, 70, '#0c0d0f');
  sheet.path('M1795 1870L1808 1640H1852L1866 1870Z', shade(trim.seat, -0.3));
  sheet.ellipse(
    1830,
    1610,
    70,
    84,
    sheet.glow(
      [
        [0, shade(knob, 0.3)],
        [1, shade(knob, -0.4)],
      ],
      0.4,
      0.3,
      0.8,
    ),
  );
}

function drawConsole(inside: Inside, trim: Trim, cowl: number, modern: boolean): void {
  const { sheet } = inside;
  sheet.path(
    `M1480 ${cowl + 420}L2160 ${cowl + 400}L2260 2000H1420Z`,
    sheet.fade([
      [0, shade(trim.dash, 0.08)],
      [1, shade(trim.dash, -0.5)],
    ]),
  );
  drawVent(sheet, 1500, cowl + 40, 290);
  drawVent(sheet, 1840, cowl + 40, 290);
  const screen = sheet.linear(
    1500,
    cowl,
    2150,
    cowl + 400,
    modern
      ? [
          [0, '#27445c'],
          [0.5, '#16283a'],
          [1, '#0c151f'],
        ]
      : [
          [0, '#2a2e33'],
          [1, '#15181b'],
        ],
  );
  sheet.rect(1490, cowl + 225, 650, 330, '#08090b', 'rx="26"');
  sheet.rect(1512, cowl + 245, 606, 290, screen, 'rx="14"');
  if (modern) {
    sheet.path(
      `M1540 ${cowl + 480}L1680 ${cowl + 400}L1790 ${cowl + 440}L1960 ${cowl + 320}L2090 ${cowl + 350}`,
      'none',
      'stroke="#6fb7dc" stroke-width="9" stroke-opacity=".8"',
    );
    sheet.ellipse(1790, cowl + 438, 20, 20, '#e8f3fa');
  }
  for (const x of [1590, 1815, 2040]) {
    sheet.ellipse(
      x,
      cowl + 660,
      62,
      62,
      sheet.fade([
        [0, '#7e868e'],
        [1, '#22262a'],
      ]),
    );
    sheet.ellipse(x, cowl + 660, 46, 46, '#1a1d20');
  }
  drawLever(inside, trim);
}

function drawSteering({ sheet }: Inside, trim: Trim, cowl: number, heavy: boolean): void {
  const [cx, cy] = [830, cowl + 640];
  const rx = heavy ? 690 : 560;
  const ry = heavy ? 500 : 540;
  const rim = `stroke-width="${heavy ? 74 : 92}"`;
  sheet.ellipse(cx, cy, rx, ry, 'none', `${rim} stroke="#0c0e10"`);
  sheet.ellipse(
    cx,
    cy - 8,
    rx,
    ry,
    'none',
    `stroke-width="${heavy ? 56 : 72}" stroke="${shade(trim.dash, 0.08)}"`,
  );
  sheet.ellipse(cx, cy - 22, rx, ry, 'none', 'stroke-width="10" stroke="#9aa1a8" stroke-opacity=".45"');
  const arm = sheet.fade([
    [0, '#454b52'],
    [1, '#1b1e22'],
  ]);
  sheet.path(
    `M${cx - rx + 30} ${cy - 40}Q${cx - 300} ${cy + 20} ${cx - 190} ${cy - 90}L${cx - 160} ${cy + 130}Q${cx - 320} ${cy + 120} ${cx - rx + 50} ${cy + 90}Z`,
    arm,
  );
  sheet.path(
    `M${cx + rx - 30} ${cy - 40}Q${cx + 300} ${cy + 20} ${cx + 190} ${cy - 90}L${cx + 160} ${cy + 130}Q${cx + 320} ${cy + 120} ${cx + rx - 50} ${cy + 90}Z`,
    arm,
  );
  sheet.path(`M${cx - 110} ${cy + 150}L${cx - 70} ${cy + ry}H${cx + 70}L${cx + 110} ${cy + 150}Z`, arm);
  sheet.ellipse(
    cx,
    cy + 20,
    230,
    200,
    sheet.glow(
      [
        [0, '#4b5158'],
        [1, '#1c1f23'],
      ],
      0.45,
      0.25,
      0.9,
    ),
  );
  sheet.ellipse(
    cx,
    cy + 20,
    58,
    58,
    sheet.fade([
      [0, '#eef1f3'],
      [1, '#868e96'],
    ]),
  );
}

/** Draws the driver's place: the yard through the windscreen, instruments, wheel, screen and lever. */
export function drawDashboard(inside: Inside): void {
  const { sheet, random, body } = inside;
  const trim = trimOf(random);
  const heavy = familyOf(body) !== 'car';
  const cowl = heavy ? 880 : 800;
  sheet.rect(0, 0, width, height, '#15171a');
  drawView(inside, cowl, heavy);
  drawBoard(sheet, trim, cowl);
  const accent: Hex = random.next() < 0.5 ? '#e4503c' : '#dfe7ee';
  sheet.path(
    `M330 ${cowl + 300}Q340 ${cowl - 130} 830 ${cowl - 150}Q1320 ${cowl - 130} 1330 ${cowl + 300}Z`,
    sheet.fade([
      [0, shade(trim.dash, 0.2)],
      [0.2, '#0c0e10'],
      [1, '#0c0e10'],
    ]),
  );
  drawDial(sheet, { cx: 610, cy: cowl + 110, radius: 170, ticks: 8, value: 0.1, accent });
  drawDial(sheet, { cx: 1050, cy: cowl + 110, radius: 170, ticks: 11, value: 0, accent });
  drawVent(sheet, 70, cowl + 60, 230);
  drawVent(sheet, 2880, cowl + 50, 240);
  sheet.path(
    `M2300 ${cowl + 460}L3120 ${cowl + 430}Q3150 ${cowl + 640} 3100 ${cowl + 700}L2340 ${cowl + 720}Z`,
    'none',
    'stroke="#0b0c0e" stroke-width="7"',
  );
  drawConsole(inside, trim, cowl, random.next() < 0.7);
  drawSteering(inside, trim, cowl, heavy);
  sheet.path(
    'M2350 2000Q2400 1720 2700 1680Q3050 1700 3200 1800V2000Z',
    sheet.fade([
      [0, mix(trim.seat, '#ffffff', 0.14)],
      [1, shade(trim.seat, -0.4)],
    ]),
  );
  sheet.path(
    'M2480 2000Q2540 1800 2740 1770Q2960 1780 3100 1880',
    'none',
    `stroke="${trim.stitch}" stroke-width="6" stroke-opacity=".7"`,
  );
}
