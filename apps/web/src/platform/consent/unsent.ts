/** Marks in browser storage that the server has not recorded the answer yet. */
export const UNSENT = 'patio.consent.unsent';

/** Whether the server has yet to record the answer of this browser. */
export function isUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}
