import type { Sheet } from './drawing/sheet.ts';
import { strokeText, strokeTextWidth } from './drawing/stroke-letters.ts';

const WORDS = ['Ilustração', 'Illustration'] as const;
const HEIGHT = 80;
const EDGE = 38;
const SIDE = 58;
const GAP = 124;
/**
 * Where its upper right corner stands: inside what is left of the picture when it fills a square, or a strip of 340 by 160; above the bullets
 * of a card, beside the counter of a gallery, and below what a share card shows, which says it in its own language.
 */
const CORNER = [2584, 1590] as const;

/**
 * Writes on a picture that it is drawn, in both languages of the house: a picture is shown where no page can say so, in a mail, on another
 * site, in a share card. In strokes, so that it looks the same on a machine without fonts.
 */
export function markIllustration(sheet: Sheet): void {
  const widths = WORDS.map((word) => (strokeTextWidth(word) * HEIGHT) / 6);
  const width = widths.reduce((sum, each) => sum + each, GAP + 2 * SIDE);
  const [x, y] = [CORNER[0] - width, CORNER[1]];
  sheet.rect(x, y, width, HEIGHT + 2 * EDGE, '#10181c', 'rx="40" fill-opacity=".78"');
  let left = x + SIDE;
  for (const [at, word] of WORDS.entries()) {
    if (at > 0) sheet.rect(left - GAP / 2 - 4, y + EDGE, 8, HEIGHT, '#ffffff', 'fill-opacity=".6"');
    sheet.add(strokeText(word, left, y + EDGE, HEIGHT, '#ffffff', 0.86));
    left += (widths[at] ?? 0) + GAP;
  }
}
