const DAY_MS = 86_400_000;
const DAYS = 10;

/** Whether a sale lies at most 10 times 24 hours back (`vendido10dias`, C-77). Epoch milliseconds; null when nothing was sold. */
export function isSoldRecently(soldAt: number | null, now: number): boolean {
  return soldAt !== null && now - soldAt <= DAYS * DAY_MS;
}
