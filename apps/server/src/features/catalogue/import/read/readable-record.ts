import { humanText, type TextFault } from '@patio/domain/texts/human-text.ts';
import { looksLikeUtf8 } from './looks-like-utf8.ts';
import type { Encoding } from './sniff-text.ts';

type Row = { readonly line: number; readonly headings: readonly string[]; readonly cells: readonly string[] };

/** What is wrong with a line that cannot be read, as a sentence for the person. */
export const FAULTS: Readonly<Record<TextFault, string>> = {
  nul: 'há um caractere nulo (NUL)',
  encoding: 'há caracteres quebrados ou de outra codificação',
};

/** Returns a record with its cells as texts that people write are taken, or why its line is refused. Line breaks stay. */
export function readableRecord(
  { line, headings, cells }: Row,
  encoding: Encoding,
): Row | { line: number; problem: string } {
  const read = readableTexts(cells, encoding);
  if ('texts' in read) return { line, headings, cells: read.texts };
  const where = read.place === null ? '' : `${headings[read.place] ?? read.place + 1}: `;
  return { line, problem: `${where}${read.problem}` };
}

/** Returns the cells of a line as they are taken, or why not. `place` null = the line as a whole. */
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
  // A line of another file, pasted into one of Windows-1252.
  const foreign = encoding === 'windows-1252' && looksLikeUtf8(cells.join(' '));
  return foreign ? { problem: FAULTS.encoding, place: null } : { texts };
}
