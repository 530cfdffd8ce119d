import type { Sheet } from './drawing/sheet.ts';
import { strokeText, strokeTextWidth } from './drawing/stroke-letters.ts';

const WORDS = ['Ilustração', 'Illustration'] as const;
const HEIGHT = 92;
const LINE = 152;
const EDGE = 52;
/** Where its lower right corner stands: clear of what cards and thumbnails cut off at the sides, and of the counter of a gallery. */
const CORNER = [2904, 1956] as const;

/**
 * Writes on a picture that it is drawn, in both languages of the house: a picture is shown where no page can say so, in a mail, on another
 * site, in a share card. In strokes, so that it looks the same on a machine without fonts.
 */
export function markIllustration(sheet: Sheet): void {
  const width = Math.max(...WORDS.map((word) => (strokeTextWidth(word) * HEIGHT) / 6)) + 2 * EDGE;
  const height = WORDS.length * LINE + EDGE;
  const [x, y] = [CORNER[0] - width, CORNER[1] - height];
  sheet.rect(x, y, width, height, '#10181c', 'rx="40" fill-opacity=".78"');
  WORDS.forEach((word, line) => {
    sheet.add(strokeText(word, x + EDGE, y + EDGE + 16 + line * LINE, HEIGHT, '#ffffff', 0.86));
  });
}
