const BLANKS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]+/gu;
/** Without the joiner and the letters of flags, which emoji need. */
const FORMATS = /(?![\u200D\u{E0020}-\u{E007F}])\p{Cf}/gu;

/**
 * One line of text without unreadable characters, direction overrides and zero-width characters: for pages, which cannot include the emoji
 * rules of `humanText`. The server uses those.
 */
export function lightText(text: string): string {
  return text.replaceAll(BLANKS, ' ').replaceAll(FORMATS, '').normalize('NFC').trim();
}
