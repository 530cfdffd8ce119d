/** The fonts of papers: the letters of the storefront (SIL Open Font License), by writing system. */
export const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
export type Subset = (typeof SUBSETS)[number];

/** A part of a text that one font draws. */
export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** What stands for a sign that no font has. */
const MISSING = '□';
const STAND_IN = '?';

/** Signs that are not drawn: controls, directions, joiners and variants. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Emoji_Modifier}\p{Variation_Selector}]/gu;

/** Ranges of each subset as its font states them: `U+0000-00FF,U+0131`. */
export type Ranges = Readonly<Record<Subset, string>>;

/** Which subset has a sign. */
export function coverage(ranges: Ranges): (sign: string) => Subset | null {
  const parsed = SUBSETS.map((subset) => ({
    subset,
    spans: ranges[subset].split(',').map((span) => {
      const [first = '', last = first] = span.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
  return (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    const has = ({ spans }: (typeof parsed)[number]) =>
      spans.some(([first, last]) => point >= first && point <= last);
    return parsed.find(has)?.subset ?? null;
  };
}

/** A text as it can be drawn: in runs of one font each; signs that no font has become a mark, and `lost` says that there are some. */
export function drawable(
  text: string,
  subsetOf: (sign: string) => Subset | null,
): { readonly runs: readonly Run[]; readonly lost: boolean } {
  const runs: { subset: Subset; text: string }[] = [];
  let lost = false;
  for (const given of text.normalize('NFC').replaceAll('\n', ' ').replaceAll(UNSEEN, '')) {
    const subset = subsetOf(given);
    if (subset === null) lost = true;
    const sign = subset === null ? (subsetOf(MISSING) === null ? STAND_IN : MISSING) : given;
    const last = runs.at(-1);
    const own = subset ?? 'latin';
    if (last?.subset === own) last.text += sign;
    else runs.push({ subset: own, text: sign });
  }
  return { runs, lost };
}
