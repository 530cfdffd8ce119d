/** The bytes 80 to BF as Windows-1252 shows them. */
const FOLLOWING = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Accented letters and the signs of spreadsheets, each as the two or three characters that its bytes become. */
const SEQUENCE = new RegExp(`[ÂÃ][${FOLLOWING}]|â[€‚„][${FOLLOWING}]|ï»¿`, 'g');

/** Whether all that is not ASCII in a text of Windows-1252 is UTF-8 that was read wrongly: "SÃ£o Paulo". */
export function looksLikeUtf8(text: string): boolean {
  if (!/[ÂÃâï]/.test(text)) return false;
  const rest = text.replaceAll(SEQUENCE, '');
  return rest !== text && /^[\0-\x7F]*$/.test(rest);
}
