import type { ResultView } from '../../../catalogue/catalogue/public.ts';

/**
 * When an offer was over, in epoch milliseconds: at its end, or before it where it was sold or undone earlier. Null while that is not known:
 * the announced end of an offer that was sold may still lie ahead.
 */
export function endedAt(end: number, result: Pick<ResultView, 'how' | 'at'> | null): number | null {
  if (result === null) return null;
  return result.how === 'apuracao' ? end : Math.min(end, result.at);
}

/** Whether what is said of a result tells the end of the offer itself, and not what was dealt or undone at another moment. */
export function isEndLine(how: ResultView['how']): boolean {
  return how === 'lance' || how === 'sem-venda' || how === 'condicional' || how === 'apuracao';
}
