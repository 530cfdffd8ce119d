import { plainText } from './palette.ts';

/** One-stroke letters on a grid 4 wide and 6 high, top left at 0,0. */
const letters: Readonly<Record<string, string>> = {
  a: 'M0 6L2 0L4 6M.8 3.9H3.2',
  b: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M2.2 2.8A1.4 1.4 0 0 0 2.2 0H0',
  c: 'M4 1.2A2.2 2.2 0 0 0 0 2.2V3.8A2.2 2.2 0 0 0 4 4.8',
  d: 'M0 0V6H1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0Z',
  e: 'M3.6 0H0V6H3.6M0 3H3',
  f: 'M3.6 0H0V6M0 3H3',
  g: 'M4 1.2A2.2 2.2 0 0 0 0 2.2V3.8A2.1 2.1 0 0 0 4 3.8V3.2H2.4',
  h: 'M0 0V6M4 0V6M0 3H4',
  i: 'M.4 0V6',
  j: 'M3.2 0V4.4A1.6 1.6 0 0 1 0 4.4',
  k: 'M0 0V6M3.8 0L0 3.4M1.4 2.2L4 6',
  l: 'M0 0V6H3.4',
  m: 'M0 6V0L2.2 3.6L4.4 0V6',
  n: 'M0 6V0L4 6V0',
  o: 'M2 0A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V2A2 2 0 0 0 2 0Z',
  p: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0',
  q: 'M2 0A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V2A2 2 0 0 0 2 0ZM2.6 4.4L4.2 6.2',
  r: 'M0 6V0H2.3A1.65 1.65 0 0 1 2.3 3.3H0M2 3.3L4 6',
  s: 'M3.8 1.1A1.7 1.4 0 0 0 2 0H1.6A1.5 1.5 0 0 0 1.6 3H2.4A1.5 1.5 0 0 1 2.4 6H2A1.8 1.5 0 0 1 .1 4.8',
  t: 'M0 0H4M2 0V6',
  u: 'M0 0V4A2 2 0 0 0 4 4V0',
  v: 'M0 0L2 6L4 0',
  w: 'M0 0L1.3 6L2.6 1.4L3.9 6L5.2 0',
  x: 'M0 0L4 6M4 0L0 6',
  y: 'M0 0L2 3L4 0M2 3V6',
  z: 'M0 0H4L0 6H4',
  0: 'M2 0A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V2A2 2 0 0 0 2 0Z',
  1: 'M.4 1.2L1.8 0V6',
  2: 'M.1 1.5A1.9 1.6 0 1 1 3.6 2.6L0 6H4',
  3: 'M.2 0H3.8L1.9 2.4A1.8 1.8 0 1 1 .1 4.8',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.6 0H.4V2.6H2A1.7 1.7 0 0 1 2 6H.2',
  6: 'M3.4 0L.4 3.2A2 1.9 0 1 0 1.2 2.5',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8A1.4 1.4 0 1 1 2.01 2.8A1.6 1.6 0 1 1 2 2.8',
  9: 'M.6 6L3.6 2.8A2 1.9 0 1 0 2.8 3.5',
  '&': 'M4 6L.9 1.9A1.1 1.1 0 1 1 2.7 1.9L.6 3.4A1.5 1.5 0 1 0 3.9 4',
  '-': 'M.4 3H2.8',
  '.': 'M.3 5.9V6',
};

/** Marks on the letter before them, by their combining character. Others are dropped. */
const marks: Readonly<Record<string, string>> = {
  '\u0303': 'M.5 -.9Q1.2 -1.9 2 -1.3T3.5 -1.7',
  '\u0327': 'M2.1 6.2Q3.2 6.7 1.5 7.5',
};

function advance(letter: string): number {
  if (letter === ' ') return 2.6;
  if (letter === 'i' || letter === '.') return 2;
  if (letter === 'm') return 6;
  return letter === 'w' ? 6.8 : 5.6;
}

/** Returns how wide a text is written in one-stroke letters, in grid units (a letter is 6 high). */
export function strokeTextWidth(text: string): number {
  return Math.max(0, [...plainText(text)].reduce((sum, letter) => sum + advance(letter), 0) - 1.6);
}

/** Returns SVG of a text in one-stroke capitals, `height` high with the top left at (x, y); of accents tilde and cedilla are written. */
export function strokeText(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 0.72,
): string {
  const scale = height / 6;
  let cursor = 0;
  let last = 0;
  const drawn = [...text.normalize('NFD').toLowerCase()].map((letter) => {
    const mark = marks[letter];
    if (mark === undefined && /\p{M}/u.test(letter)) return '';
    if (mark === undefined) last = cursor;
    const data = mark ?? letters[letter] ?? '';
    if (mark === undefined) cursor += advance(letter);
    return data === '' ? '' : `<path transform="translate(${last.toFixed(1)} 0)" d="${data}"/>`;
  });
  const frame = `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.toFixed(3)})"`;
  return `<g ${frame} fill="none" stroke="${colour}" stroke-width="${weight}">${drawn.join('')}</g>`;
}
