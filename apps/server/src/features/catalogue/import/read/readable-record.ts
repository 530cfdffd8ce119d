import { humanText, type TextFault } from '@patio/domain/texts/human-text.ts';
import type { Encoding } from './sniff-text.ts';

type Row = { readonly line: number; readonly headings: readonly string[]; readonly cells: readonly string[] };

/** The problem of an unreadable line, as a message for the operator. */
export const FAULTS: Readonly<Record<TextFault, string>> = {
  nul: 'há um caractere nulo (NUL)',
  encoding: 'há caracteres quebrados ou de outra codificação',
};

/** The bytes 80 to BF in Windows-1252. */
const FOLLOWING = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Accented letters and common symbols, each as the two or three characters that its bytes become. */
const SEQUENCE = new RegExp(`[ÂÃ][${FOLLOWING}]|â[€‚„][${FOLLOWING}]|ï»¿`, 'g');

/** Returns a record with its cells normalised like all user-written text, or why its line is refused. Line breaks stay. */
export function readableRecord(
  { line, headings, cells }: Row,
  encoding: Encoding,
): Row | { line: number; problem: string } {
  const read = readableTexts(cells, encoding);
  if ('texts' in read) return { line, headings, cells: read.texts };
  const where = read.place === null ? '' : `${headings[read.place] ?? read.place + 1}: `;
  return { line, problem: `${where}${read.problem}` };
}

/** Returns the normalised cells of a line, or why not. `place` null = the line as a whole. */
export function readableTexts(
  cells: readonly string[],
  encoding: Encoding,
): { readonly texts: readonly string[] } | { readonly problem: string; readonly place: number | null } {
  const texts: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const taken = humanText(cell, { lines: 'several' });
    if (!('text' in taken)) return { problem: FAULTS[taken.fault], place };
    texts.push(taken.text);
  }
  // A line of another file, pasted into a Windows-1252 file.
  const foreign = encoding === 'windows-1252' && looksLikeUtf8(cells.join(' '));
  return foreign ? { problem: FAULTS.encoding, place: null } : { texts };
}

/** Whether all non-ASCII content of a Windows-1252 text is wrongly decoded UTF-8: "SÃ£o Paulo". */
function looksLikeUtf8(text: string): boolean {
  if (!/[ÂÃâï]/.test(text)) return false;
  const rest = text.replaceAll(SEQUENCE, '');
  return rest !== text && /^[\0-\x7F]*$/.test(rest);
}
