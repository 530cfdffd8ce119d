import type { ResultView } from '../../../catalogue/catalogue/public.ts';

/**
 * When an offer ended, in epoch milliseconds: at its end, or earlier if it was sold or undone before. Null while unknown: the announced end
 * of an offer that was sold may still lie ahead.
 */
export function endedAt(end: number, result: Pick<ResultView, 'how' | 'at'> | null): number | null {
  if (result === null) return null;
  return result.how === 'apuracao' ? end : Math.min(end, result.at);
}

/** Whether the text about a result is about the end of the offer itself, not about a deal made or undone at another time. */
export function isEndLine(how: ResultView['how']): boolean {
  return how === 'lance' || how === 'sem-venda' || how === 'condicional' || how === 'apuracao';
}
