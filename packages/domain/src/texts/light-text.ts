const BLANKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]+/gu;
/** Without the joiner and the letters of flags, which emoji need. */
const FORMATS = /(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu;

/**
 * One line of a text without what cannot be read, turns the line or has no width: for pages, which cannot carry the whole rule of
 * `humanText` about emoji. The server reads it by that.
 */
export function lightText(text: string): string {
  return text.replaceAll(BLANKS, ' ').replaceAll(FORMATS, '').normalize('NFC').trim();
}
