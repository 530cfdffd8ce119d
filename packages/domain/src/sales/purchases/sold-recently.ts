const DAY_MS = 86_400_000;
const DAYS = 10;

/** The last instant at which a sale counts as recent, so that its cancellation may be requested (C-77). */
export function cancellationEnd(soldAt: number): number {
  return soldAt + DAYS * DAY_MS;
}

/** Whether a sale is at most 10 times 24 hours old (`vendido10dias`, C-77). Epoch milliseconds; null if nothing was sold. */
export function isSoldRecently(soldAt: number | null, now: number): boolean {
  return soldAt !== null && now <= cancellationEnd(soldAt);
}
