import type { FlowType } from './intent-state.ts';

const NAME = 'patio.feito';

/** Remembers in this tab what was just dealt, for the last page of the flow. */
export function recordDone(type: FlowType): void {
  sessionStorage.setItem(NAME, type);
}

/** Whether a flow of this tab has come to its end: the last page tells of nothing else (FINL). */
export function hasDealt(): boolean {
  return sessionStorage.getItem(NAME) !== null;
}
