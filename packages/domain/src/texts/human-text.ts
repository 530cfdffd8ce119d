import { isBlank } from '../validation/blank.ts';

/** Whether a field has one line or several. */
export type TextLines = 'one' | 'several';

/** How a text is read. */
export interface TextReading {
  readonly lines: TextLines;
  /** Surrounding blanks and the composition of characters stay as they were typed. */
  readonly asTyped?: boolean;
}

/** Why a text is refused: a null character, or the result of decoding bytes with the wrong encoding. */
export type TextFault = 'nul' | 'encoding';

export type HumanText = { readonly text: string } | { readonly fault: TextFault };

/** An unpaired surrogate, or the replacement character. */
const BROKEN = /[\p{Cs}\uFFFD]/u;

/** Fast path: Western letters, digits and punctuation need no normalisation, and almost every text consists of them. */
const PLAIN = /^[\x20-\x7E\xA0-\xAC\xAE-\u024F]*$/;

const BREAKS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const BLANK_CONTROLS = /[\t\n\v\f\r\x85\u2028\u2029]+/g;

/** Zero width, but part of emoji: the joiner, the variation selector, and the letters of regional flags. */
const INNER = '\\u200D\\uFE0F\\u{E0020}-\\u{E007F}';
const HAS_INNER = new RegExp(`[${INNER}]`, 'u');

/**
 * Everything else that is not a letter, mark, number, punctuation, symbol, space or line break, or that has no width. Emoji that are newer
 * than the engine are recognised by the code points reserved for them.
 */
const UNWANTED = new RegExp(
  `(?![${INNER}])(?:[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}\\p{Extended_Pictographic}\\n]|\\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** The sequences of UTS #51, by their form: an engine knows the form of sequences that are only defined later. */
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
const EMOJI = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  '[0-9#*]\\uFE0F?\\u20E3',
  `${PICTURE}(?:\\u200D${PICTURE})*`,
].join('|');
const EMOJI_OR_INNER = new RegExp(`(${EMOJI})|[${INNER}]`, 'gu');

/**
 * The single entry point for text that people write. Letters, marks, numbers, punctuation, symbols and emoji stay, composed (NFC), and line
 * breaks in multi-line fields. Control characters, direction overrides and zero-width characters outside emoji are dropped, and so are
 * surrounding blanks, unless the text is stored as typed; a text without visible characters becomes empty.
 */
export function humanText(typed: string, reading: TextReading): HumanText {
  if (typed.includes('\0')) return { fault: 'nul' };
  return BROKEN.test(typed) ? { fault: 'encoding' } : { text: cleaned(typed, reading) };
}

/** The same for an existing text that is displayed: what would be refused is dropped, or shown as the replacement character. */
export function shownText(stored: string, lines: { readonly lines: TextLines }): string {
  return cleaned(stored.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD'), lines);
}

function cleaned(typed: string, { lines, asTyped = false }: TextReading): string {
  if (PLAIN.test(typed)) return asTyped && !isBlank(typed) ? typed : typed.trim();
  const broken =
    lines === 'one'
      ? typed.replaceAll(BLANK_CONTROLS, ' ')
      : typed.replaceAll(BREAKS, '\n').replaceAll('\t', ' ');
  const seen = broken.replaceAll(UNWANTED, '');
  const kept = HAS_INNER.test(seen) ? seen.replaceAll(EMOJI_OR_INNER, '$1') : seen;
  const text = asTyped ? kept : kept.normalize('NFC').trim();
  return isBlank(text) ? '' : text;
}
