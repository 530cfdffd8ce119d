import { foldText } from '@patio/domain/search/fold-text.ts';

const BLANKS = new Set(['nao informado', 'nao informada', 'n i', 'n a', 'sem informacao', 'null']);
/** Longest cell that is taken, in characters. */
export const CELL_LIMIT = 20_000;

/**
 * Answers the text of a cell as it is worked with: without control characters and outer blanks, line breaks kept. Absent when it is blank
 * or says "não informado".
 */
export function cleanCell(text: string): string | undefined {
  const clean = text
    .slice(0, CELL_LIMIT)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff]/g, '')
    .trim()
    .normalize('NFC');
  return isBlank(clean) ? undefined : clean;
}

function isBlank(clean: string): boolean {
  // Nothing but signs ("-", "...") says nothing either.
  if (!/[\p{L}\p{N}]/u.test(clean)) return true;
  return clean.length < 20 && BLANKS.has(foldText(clean));
}
