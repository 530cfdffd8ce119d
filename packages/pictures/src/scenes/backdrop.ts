import { mix, shade, type Hex } from '../drawing/colour.ts';
import { pictureSize } from '../drawing/frame.ts';
import { pathData } from '../drawing/polyline.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { project, type Extent, type Point3, type View } from '../drawing/space.ts';

/** Where a vehicle is photographed. */
export type SceneKind = 'studio' | 'yard' | 'hall' | 'field';

/** What a backdrop needs: where to draw, the camera, the space the vehicle fills, and the dice of the offer. */
export type Scene = { sheet: Sheet; view: View; extent: Extent; random: SeededRandom; kind: SceneKind };

const { width, height } = pictureSize;

/** Returns the place (units) and size (units to a metre) of a wall behind the vehicle. */
function wallBehind({ view, extent }: Scene, gap: number): { foot: number; metre: number } {
  const { azimuth, target } = view;
  const reach =
    Math.abs(Math.sin(azimuth)) * extent.length * 0.5 +
    Math.abs(Math.cos(azimuth)) * extent.width * 0.5 +
    gap;
  const at = (z: number): Point3 => [target[0] + Math.sin(azimuth) * reach, -Math.cos(azimuth) * reach, z];
  const foot = project(view, at(0))[1];
  return { foot, metre: Math.max(20, foot - project(view, at(1))[1]) };
}

function groundPatch(
  { sheet, view }: Scene,
  corners: readonly Point3[],
  fill: string,
  opacity: number,
): void {
  sheet.path(
    pathData(
      corners.map((corner) => project(view, corner)),
      true,
    ),
    fill,
    `fill-opacity="${opacity}"`,
  );
}

function drawBay(scene: Scene, colour: Hex, opacity: number): void {
  const { length, width: wide } = scene.extent;
  const [edge, line] = [wide / 2 + 0.55, 0.1];
  for (const y of [-edge, edge]) {
    groundPatch(
      scene,
      [
        [-0.6, y - line, 0],
        [length + 0.6, y - line, 0],
        [length + 0.6, y + line, 0],
        [-0.6, y + line, 0],
      ],
      colour,
      opacity,
    );
  }
}

function drawFloor({ sheet }: Scene, foot: number, tone: Hex): void {
  sheet.rect(
    0,
    foot,
    width,
    height - foot,
    sheet.linear(0, foot, 0, height, [
      [0, shade(tone, 0.1)],
      [0.35, tone],
      [1, shade(tone, -0.22)],
    ]),
  );
  const paint = sheet.glow([
    [0, '#ffffff', 0.34],
    [0.6, '#ffffff', 0.08],
    [1, '#ffffff', 0],
  ]);
  sheet.ellipse(width / 2, foot + (height - foot) * 0.42, width * 0.6, (height - foot) * 0.62, paint);
}

function drawStudio(scene: Scene): void {
  const { sheet, random } = scene;
  const tone = random.pick<Hex>(['#c3c8cd', '#cdc9c3', '#b7c0c8', '#c9ccce', '#a9b0b7']);
  const { foot } = wallBehind(scene, 1.6);
  sheet.rect(
    0,
    0,
    width,
    height,
    sheet.linear(0, 0, 0, foot, [
      [0, shade(tone, -0.16)],
      [0.65, shade(tone, 0.3)],
      [1, shade(tone, 0.16)],
    ]),
  );
  drawFloor(scene, foot - 30, shade(tone, -0.02));
  sheet.rect(
    0,
    foot - 110,
    width,
    160,
    sheet.linear(0, foot - 110, 0, foot + 50, [
      [0, shade(tone, 0.18), 0],
      [0.5, shade(tone, 0.14), 0.9],
      [1, shade(tone, 0.06), 0],
    ]),
  );
  const lamp = sheet.glow([
    [0, '#ffffff', 0.75],
    [1, '#ffffff', 0],
  ]);
  sheet.ellipse(width * random.between(0.35, 0.65), foot * 0.42, width * 0.42, foot * 0.55, lamp);
}

function drawSky({ sheet, random }: Scene, foot: number): void {
  const top = random.pick<Hex>(['#9db4c9', '#a9b6c4', '#b3b7bf', '#93adc4']);
  sheet.rect(
    0,
    0,
    width,
    foot + 4,
    sheet.linear(0, 0, 0, foot, [
      [0, top],
      [0.6, mix(top, '#e6e9ea', 0.6)],
      [1, mix(top, '#efe6da', 0.8)],
    ]),
  );
  const puff = sheet.glow([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  for (let cloud = 0; cloud < 4; cloud += 1) {
    sheet.ellipse(
      random.between(0, width),
      random.between(0.1, 0.5) * foot,
      random.between(350, 800),
      random.between(40, 100),
      puff,
    );
  }
}

function drawYard(scene: Scene): void {
  const { sheet, random } = scene;
  const { foot, metre } = wallBehind(scene, 3.2);
  drawSky(scene, foot);
  const wall = random.pick<Hex>(['#c9c5bd', '#bfc5ca', '#d0cdc8', '#b5babd']);
  const top = foot - metre * 2.6;
  let x = -random.between(0, 300);
  while (x < width) {
    const wide = random.between(2.2, 6) * metre;
    const tall = random.between(3.2, 5.2) * metre;
    sheet.rect(
      x,
      foot - tall,
      wide,
      tall,
      mix('#98a3ad', '#ccd2d6', random.between(0.2, 0.8)),
      'fill-opacity=".55"',
    );
    x += wide * random.between(1, 1.5);
  }
  sheet.rect(
    0,
    top,
    width,
    foot - top,
    sheet.linear(0, top, 0, foot, [
      [0, shade(wall, 0.12)],
      [0.8, wall],
      [1, shade(wall, -0.2)],
    ]),
  );
  sheet.rect(0, top, width, metre * 0.12, shade(wall, -0.3));
  sheet.rect(
    0,
    foot - metre * 0.85,
    width,
    metre * 0.3,
    shade(random.pick<Hex>(['#7f93a8', '#a7958a', '#8a9c8e']), 0.1),
    'fill-opacity=".55"',
  );
  const panels = Array.from(
    { length: 12 },
    (_, index) => `M${Math.round(index * metre * 3.1 - 200)} ${Math.round(top)}v${Math.round(foot - top)}`,
  );
  sheet.path(panels.join(''), 'none', `stroke="${shade(wall, -0.25)}" stroke-opacity=".5" stroke-width="4"`);
  const floor = random.pick<Hex>(['#a3a6a8', '#9c9b98', '#a8a49d', '#8f9499']);
  drawFloor(scene, foot, floor);
  drawJoints(scene, shade(floor, -0.35));
  drawBay(scene, '#f3f2ec', 0.55);
}

function drawJoints({ sheet, view, extent }: Scene, colour: Hex): void {
  const reach = view.distance * 0.42;
  const step = Math.max(2.5, extent.length / 3);
  const lines: string[] = [];
  for (let at = -2; at <= 3; at += 1) {
    const [x, y] = [at * step, (at - 0.5) * step];
    lines.push(pathData([project(view, [x, -reach, 0]), project(view, [x, reach, 0])], false));
    lines.push(
      pathData(
        [
          project(view, [extent.length / 2 - reach * 1.4, y, 0]),
          project(view, [extent.length / 2 + reach * 1.4, y, 0]),
        ],
        false,
      ),
    );
  }
  sheet.path(lines.join(''), 'none', `stroke="${colour}" stroke-opacity=".28" stroke-width="4"`);
}

function drawHall(scene: Scene): void {
  const { sheet, random } = scene;
  const { foot, metre } = wallBehind(scene, 2.6);
  const tone = random.pick<Hex>(['#aeb4ba', '#b7b3ad', '#9da6ae']);
  sheet.rect(
    0,
    0,
    width,
    foot,
    sheet.linear(0, 0, 0, foot, [
      [0, shade(tone, -0.42)],
      [0.25, shade(tone, -0.12)],
      [1, shade(tone, 0.25)],
    ]),
  );
  const pane = sheet.fade([
    [0, '#9fb0be', 0.7],
    [0.6, '#c3ced5', 0.7],
    [1, '#b4bdb9', 0.75],
  ]);
  const wide = metre * 2.2;
  const high = metre * 3.4;
  for (let x = width / 2 - wide * 6; x < width; x += wide * 1.12) {
    if (x + wide > 0) sheet.rect(x, foot - high, wide, high * 0.9, pane);
  }
  sheet.rect(0, foot - high * 1.06, width, high * 0.05, shade(tone, -0.5));
  sheet.rect(0, foot - high * 0.1, width, high * 0.1, shade(tone, -0.35));
  for (let lamp = 0; lamp < 5; lamp += 1) {
    sheet.rect(
      width * (0.06 + lamp * 0.19),
      Math.max(16, foot - high * 1.28),
      width * 0.13,
      14,
      '#fbfdff',
      'fill-opacity=".85"',
    );
  }
  drawFloor(scene, foot, random.pick<Hex>(['#a1a6ab', '#8d9399', '#aaa7a2']));
}

function drawField(scene: Scene): void {
  const { sheet, random } = scene;
  const { foot, metre } = wallBehind(scene, 9);
  drawSky(scene, foot);
  const green = random.pick<Hex>(['#7f8f78', '#8b9377', '#74877b']);
  for (const [lift, tone] of [
    [2.4, mix(green, '#c4ccd0', 0.6)],
    [1.3, mix(green, '#c4ccd0', 0.3)],
  ] as const) {
    const crest = foot - metre * lift;
    const [a, b] = [random.between(0.2, 0.5), random.between(0.55, 0.9)];
    const data = `M0 ${Math.round(foot)}V${Math.round(crest)}Q${Math.round(width * a)} ${Math.round(crest - metre * 1.4)} ${Math.round(width * 0.55)} ${Math.round(crest + metre * 0.2)}T${width} ${Math.round(crest - metre * b)}V${Math.round(foot)}Z`;
    sheet.path(data, tone);
  }
  drawFloor(scene, foot, random.pick<Hex>(['#b09f88', '#a89a86', '#a9a49b']));
  const dust = sheet.fade([
    [0, green, 0.7],
    [1, green, 0],
  ]);
  sheet.rect(0, foot, width, metre * 0.9, dust);
}

/** Draws what stands behind and under the vehicle. */
export function drawBackdrop(scene: Scene): void {
  if (scene.kind === 'studio') drawStudio(scene);
  else if (scene.kind === 'yard') drawYard(scene);
  else if (scene.kind === 'hall') drawHall(scene);
  else drawField(scene);
}
