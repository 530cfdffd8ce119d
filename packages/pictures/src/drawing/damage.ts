import { pictureSize } from './frame.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Sheet } from './sheet.ts';

/** Damages that can be drawn on a close look. */
export const damages = ['scratch', 'dent', 'crack'] as const;

/** Lines through the paint, a dent in the metal, a crack in glass. */
export type Damage = (typeof damages)[number];

const middle = { x: pictureSize.width / 2, y: pictureSize.height / 2 } as const;

/** Draws a damage in the middle of a picture, with a thin ring that points it out, as inspectors chalk it. */
export function drawDamage(sheet: Sheet, random: SeededRandom, damage: Damage): void {
  const y = middle.y + (damage === 'crack' ? 0 : 190);
  const reach =
    damage === 'scratch'
      ? drawScratches(sheet, random, y)
      : damage === 'dent'
        ? drawDent(sheet, random, y)
        : drawCrack(sheet, random, y);
  const [width, height] = reach;
  const ring = 'fill="none" stroke="#f2c94c" stroke-width="9" stroke-dasharray="46 30"';
  sheet.add(`<ellipse cx="${middle.x}" cy="${y}" rx="${width}" ry="${height}" ${ring}/>`);
}

type Reach = readonly [width: number, height: number];

const whole = (value: number): number => Math.round(value);

/** Paint torn off in nearly parallel lines: the bright primer with a dark edge. */
function drawScratches(sheet: Sheet, random: SeededRandom, y: number): Reach {
  const slope = random.between(-0.16, 0.16);
  for (let line = 0; line < 6; line += 1) {
    const half = random.between(130, 330);
    const from = middle.x - half + random.between(-60, 60);
    const top = y - 90 + line * 36 + random.between(-10, 10);
    const bend = whole(random.between(-22, 22));
    const data = `M${whole(from)} ${whole(top)}q${whole(half)} ${bend} ${whole(half * 2)} ${whole(slope * half * 2)}`;
    const width = whole(random.between(4, 11));
    sheet.path(data, 'none', `stroke="#14171a" stroke-opacity=".4" stroke-width="${width + 7}"`);
    sheet.path(data, 'none', `stroke="#eef1f3" stroke-opacity=".88" stroke-width="${width}"`);
  }
  return [460, 240];
}

/** Metal pressed in: dark where it turns from the light, bright where it turns back. */
function drawDent(sheet: Sheet, random: SeededRandom, y: number): Reach {
  const [rx, ry] = [whole(random.between(230, 300)), whole(random.between(140, 180))];
  const hollow = sheet.pool(
    [middle.x, y],
    [middle.x + rx, y - 30],
    [middle.x + 20, y + ry],
    [
      [0, '#000', 0.2],
      [0.55, '#000', 0.42],
      [1, '#000', 0],
    ],
  );
  sheet.ellipse(middle.x, y, rx + 40, ry + 40, hollow);
  const light = `M${middle.x - rx + 60} ${y + 40}Q${middle.x} ${y + ry + 50} ${middle.x + rx - 60} ${y + 20}`;
  sheet.path(light, 'none', 'stroke="#fff" stroke-opacity=".6" stroke-width="16"');
  const fold = `M${middle.x - 120} ${y - 50}Q${middle.x - 10} ${y - 10} ${middle.x + 130} ${y - 58}`;
  sheet.path(fold, 'none', 'stroke="#000" stroke-opacity=".45" stroke-width="9"');
  return [rx + 150, ry + 130];
}

/** Jagged lines that run out from one point. */
function drawCrack(sheet: Sheet, random: SeededRandom, y: number): Reach {
  for (let branch = 0; branch < 9; branch += 1) {
    let [px, py] = [middle.x, y];
    let angle = (branch / 9) * 2 * Math.PI + random.between(-0.25, 0.25);
    let data = `M${px} ${py}`;
    for (let step = 0; step < 4; step += 1) {
      const length = random.between(40, 85);
      px += length * Math.cos(angle);
      py += length * 0.8 * Math.sin(angle);
      data += `L${whole(px)} ${whole(py)}`;
      angle += random.between(-0.5, 0.5);
    }
    sheet.path(data, 'none', 'stroke="#0b0d10" stroke-opacity=".55" stroke-width="11"');
    sheet.path(data, 'none', 'stroke="#f4f7f9" stroke-opacity=".9" stroke-width="5"');
  }
  return [400, 340];
}
