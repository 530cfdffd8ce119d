const segments: readonly string[] = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];

const strokes: Readonly<Record<string, string>> = {
  a: 'M.1 0h.8',
  b: 'M1 .1v.8',
  c: 'M1 1.1v.8',
  d: 'M.1 2h.8',
  e: 'M0 1.1v.8',
  f: 'M0 .1v.8',
  g: 'M.1 1h.8',
};

/** Returns SVG elements of a number in seven-segment digits: `x`, `y` top left and `size` half a digit's height. */
export function sevenSegments(text: string, x: number, y: number, size: number, colour: string): string {
  const digits = [...text].map((letter, index) => {
    const on = segments[Number(letter)] ?? '';
    const data = [...on].map((name) => strokes[name] ?? '').join('');
    return `<path transform="translate(${Math.round(x + index * size * 1.55)} ${y}) scale(${size})" d="${data}"/>`;
  });
  return `<g fill="none" stroke="${colour}" stroke-width=".16">${digits.join('')}</g>`;
}
