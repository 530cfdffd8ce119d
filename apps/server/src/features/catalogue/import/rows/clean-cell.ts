import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { shownText, type TextLines } from '@patio/domain/texts/human-text.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';

const BLANKS = new Set(['nao informado', 'nao informada', 'n i', 'n a', 'sem informacao', 'null']);
/** Maximum length of a cell, in characters. */
export const CELL_LIMIT = 20_000;

/**
 * Returns the normalised text of a cell, on one line or on several. Absent if it is blank or says "não informado". Unreadable cells do not
 * get here: their lines are refused.
 */
export function cleanCell(text: string, lines: TextLines): string | undefined {
  const clean = shownText(cutText(text, CELL_LIMIT), { lines });
  return isBlank(clean) ? undefined : clean;
}

function isBlank(clean: string): boolean {
  // Only punctuation ("-", "...") counts as blank too.
  if (!/[\p{L}\p{N}]/u.test(clean)) return true;
  return clean.length < 20 && BLANKS.has(foldText(clean));
}
