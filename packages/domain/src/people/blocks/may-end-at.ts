const LONGEST_MS = 367 * 86_400_000;

/** Whether a block may end by itself at an instant: in the future, within a year. Both in epoch milliseconds. */
export function mayEndAt(until: number, now: number): boolean {
  return until > now && until <= now + LONGEST_MS;
}
