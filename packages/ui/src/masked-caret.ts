const KEPT = /[\p{L}\p{N}]/gu;

/**
 * The caret position in a masked text: after as many letters and digits as before it in the typed text. At the end it stays at the end.
 * Positions are those of the field's selection.
 */
export function maskedCaret(typed: string, caret: number, masked: string): number {
  if (caret >= typed.length) return masked.length;
  const before = typed.slice(0, caret).match(KEPT)?.length ?? 0;
  if (before === 0) return 0;
  const last = [...masked.matchAll(KEPT)][before - 1];
  return last === undefined ? masked.length : last.index + last[0].length;
}
