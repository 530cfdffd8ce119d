import { strokeText, strokeTextWidth } from '@patio/pictures/drawing/stroke-letters.ts';

/** The frame around the letters shows the kind of the name: a brand, a model or a subcategory. */
const FRAMES: Readonly<Record<string, string>> = {
  marca: '<circle cx="24" cy="24" r="20.5"/>',
  modelo: '<rect x="3.5" y="9" width="41" height="30" rx="7"/>',
  tipo: '<path d="M13 5.500h22L45 24 35 42.500H13L3 24z"/>',
};
const NAME = /^(marca|modelo|tipo)-\d{1,9}-([a-z0-9]{1,3})$/;
const WIDE = 26;
const HIGH = 15;

/** Returns the icon of a name, `marca-12-mb`: its letters in a frame, strokes only. Null if the name is invalid. */
export function nameDrawing(name: string, colour: string): string | null {
  const [, kind = '', letters = ''] = NAME.exec(name) ?? [];
  const frame = FRAMES[kind];
  if (frame === undefined) return null;
  const units = strokeTextWidth(letters);
  const height = Math.min(HIGH, (WIDE * 6) / Math.max(units, 1));
  const width = (units * height) / 6;
  return frame + strokeText(letters, 24 - width / 2, 24 - height / 2, height, colour, 0.9);
}
