/** Letters, digits and signs of Portuguese and English: what the site itself says, and almost all that users write. */
const SIGNS = ' !"#$%&\'()*+,-./0123456789:;<=>?@[\\]^_`{|}~';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
/** Portuguese first, then what names of makers, models and people bring: Citroën, Peña, Löwe. */
const ACCENTED = 'àáâãçéêíóôõúüëñèöï';
const TYPOGRAPHY = '\u00A0\u202F§ªº°²³·×–—‘’“”•…‹›−';

/** Every character of the file that each page loads first. */
export const SITE_LETTERS = `${SIGNS}${ALPHABET}${ALPHABET.toUpperCase()}${ACCENTED}${ACCENTED.toUpperCase()}${TYPOGRAPHY}`;

/** The code points that the family has in its file of Western languages, first and last of each range; none for what has no shape, such as marks of direction. */
const WESTERN: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x200a],
  [0x2010, 0x2027],
  [0x202f, 0x205f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfffd, 0xfffd],
];

const small = new Set([...SITE_LETTERS].map((letter) => letter.codePointAt(0) ?? 0));
const western = WESTERN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step),
);

/** Whether the family has the character at all. */
export const isWestern = (letter: string): boolean => western.includes(letter.codePointAt(0) ?? -1);

/** `unicode-range` of the small file and of the whole one: each character of the family is in exactly one of them. */
export function letterRanges(): { readonly small: string; readonly rest: string } {
  return {
    small: rangesOf(western.filter((code) => small.has(code))),
    rest: rangesOf(western.filter((code) => !small.has(code))),
  };
}

/** Code points in ascending order, as CSS writes them: `U+20-7E, U+A0`. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const open = ranges.at(-1);
    if (open !== undefined && open[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
