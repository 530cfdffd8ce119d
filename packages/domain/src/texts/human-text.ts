import { isBlank } from '../validation/blank.ts';

/** Whether a field takes one line or as many as its writer likes. */
export type TextLines = 'one' | 'several';

/** How a text is read. */
export interface TextReading {
  readonly lines: TextLines;
  /** Blanks around the text and the composition of its characters stay as they were typed. */
  readonly asTyped?: boolean;
}

/** Why a text cannot be taken: a null character, or what is left of bytes or characters that were read in the wrong encoding. */
export type TextFault = 'nul' | 'encoding';

export type HumanText = { readonly text: string } | { readonly fault: TextFault };

/** Half of a character, or the sign that stands where something could not be decoded. */
const BROKEN = /[\p{Cs}\uFFFD]/u;

/** Western letters, digits and signs, which need nothing: almost every text consists of them. */
const PLAIN = /^[\x20-\x7E\xA0-\xAC\xAE-\u024F]*$/;

const BREAKS = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const BLANK_CONTROLS = /[\t\n\v\f\r\x85\u2028\u2029]+/g;

/** Zero width, but part of emoji: the joiner, the selector of the coloured form, and the letters of the flags of regions. */
const INNER = '\\u200D\\uFE0F\\u{E0020}-\\u{E007F}';
const HAS_INNER = new RegExp(`[${INNER}]`, 'u');

/**
 * Everything else that is no letter, mark, number, punctuation, symbol, space or line break, or that has no width. Emoji that are newer
 * than the engine are told by the code points reserved for them.
 */
const UNWANTED = new RegExp(
  `(?![${INNER}])(?:[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Zs}\\p{Extended_Pictographic}\\n]|\\p{Default_Ignorable_Code_Point})`,
  'gu',
);

/** The sequences of UTS #51, by their form: an engine knows the form of those that will only be agreed on later. */
const PICTURE = '\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\uFE0F)?';
const EMOJI = [
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
  '[0-9#*]\\uFE0F?\\u20E3',
  `${PICTURE}(?:\\u200D${PICTURE})*`,
].join('|');
const EMOJI_OR_INNER = new RegExp(`(${EMOJI})|[${INNER}]`, 'gu');

/**
 * The one way in for texts that people write. Letters, marks, numbers, punctuation, symbols and emoji stay, composed (NFC), and line breaks where
 * there may be several lines. Control characters, what turns the direction of a line and what has no width outside of emoji is dropped,
 * and so are blanks around the text, unless it is stored as typed; where nothing can be seen, nothing is left.
 */
export function humanText(typed: string, reading: TextReading): HumanText {
  if (typed.includes('\0')) return { fault: 'nul' };
  return BROKEN.test(typed) ? { fault: 'encoding' } : { text: cleaned(typed, reading) };
}

/**
 * The same for a text that is there already and has to be shown: what could not be taken is dropped, or shown as a character that could not be
 * read.
 */
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
