import { reasonOf, type Reason } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { humanText, type TextFault } from '@patio/domain/texts/human-text.ts';
import type { Encoding } from './sniff-text.ts';

type Row = {
  readonly line: number;
  readonly headings: readonly string[];
  readonly cells: readonly string[];
  readonly notice?: Reason;
};

/** The problem of an unreadable line. */
export const FAULTS: Readonly<Record<TextFault, Reason>> = {
  nul: reasonOf('text-nul'),
  encoding: reasonOf('text-encoding'),
};

/** The bytes 80 to BF in Windows-1252. */
const FOLLOWING = '\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
/** Accented letters and common symbols, each as the two or three characters that its bytes become. */
const SEQUENCE = new RegExp(`[ÂÃ][${FOLLOWING}]|â[€‚„][${FOLLOWING}]|ï»¿`, 'g');

/** Returns a record with its cells normalised like all user-written text, or why its line is refused. Line breaks stay. */
export function readableRecord(
  { cells, ...row }: Row,
  encoding: Encoding,
): Row | { line: number; problem: Reason } {
  const read = readableTexts(cells, encoding);
  if ('texts' in read) return { ...row, cells: read.texts };
  const { place } = read;
  const at = place === null ? {} : { at: row.headings[place] ?? String(place + 1) };
  return { line: row.line, problem: { ...FAULTS[read.fault], ...at } };
}

/** Returns the normalised cells of a line, or why not. `place` null = the line as a whole. */
export function readableTexts(
  cells: readonly string[],
  encoding: Encoding,
): { readonly texts: readonly string[] } | { readonly fault: TextFault; readonly place: number | null } {
  const texts: string[] = [];
  for (const [place, cell] of cells.entries()) {
    const taken = humanText(cell, { lines: 'several' });
    if (!('text' in taken)) return { fault: taken.fault, place };
    texts.push(taken.text);
  }
  // A line of another file, pasted into a Windows-1252 file.
  const foreign = encoding === 'windows-1252' && looksLikeUtf8(cells.join(' '));
  return foreign ? { fault: 'encoding', place: null } : { texts };
}

/** Whether all non-ASCII content of a Windows-1252 text is wrongly decoded UTF-8: "SÃ£o Paulo". */
function looksLikeUtf8(text: string): boolean {
  if (!/[ÂÃâï]/.test(text)) return false;
  const rest = text.replaceAll(SEQUENCE, '');
  return rest !== text && /^[\0-\x7F]*$/.test(rest);
}
