import { mix, shade, type Hex } from './drawing/colour.ts';
import { seededRandom } from './drawing/seeded-random.ts';
import type { Sheet } from './drawing/sheet.ts';

/** Brand colours a name may take when none is given. */
const accents: readonly [Hex, ...Hex[]] = ['#1f6f5c', '#2456a6', '#a63d2f', '#6a4c93', '#b7791f', '#0f6e8c'];

/** Returns the accent a name always gets. */
export function accentOf(name: string): Hex {
  return seededRandom(name).pick(accents);
}

/** Draws the mark of a logo, 200 units high with its top left at (x, y): a gate over a road that leads out of a yard. */
export function drawMark(sheet: Sheet, x: number, y: number, accent: Hex): void {
  const paint = sheet.linear(x, y, x + 200, y + 200, [
    [0, mix(accent, '#ffffff', 0.16)],
    [1, shade(accent, -0.22)],
  ]);
  sheet.rect(x, y, 200, 200, paint, 'rx="46"');
  sheet.add(
    `<g transform="translate(${x} ${y})" fill="none" stroke="#fff" stroke-width="17">` +
      '<path d="M42 150V92a58 58 0 0 1 116 0v58"/><path d="M100 158v-22M100 108V92" stroke-opacity=".9" stroke-width="13"/></g>',
  );
}
