import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { shownText, type TextLines } from '@patio/domain/texts/human-text.ts';

const BLANKS = new Set(['nao informado', 'nao informada', 'n i', 'n a', 'sem informacao', 'null']);
/** Longest cell that is taken, in characters. */
export const CELL_LIMIT = 20_000;

/**
 * Returns the text of a cell as it is worked with, on one line or on several. Absent when it is blank or says "não informado". Cells that cannot
 * be read do not come here: their lines are refused.
 */
export function cleanCell(text: string, lines: TextLines): string | undefined {
  const clean = shownText(text.slice(0, CELL_LIMIT).replace(/[\uD800-\uDBFF]$/, ''), { lines });
  return isBlank(clean) ? undefined : clean;
}

function isBlank(clean: string): boolean {
  // Nothing but signs ("-", "...") says nothing either.
  if (!/[\p{L}\p{N}]/u.test(clean)) return true;
  return clean.length < 20 && BLANKS.has(foldText(clean));
}
