const DAY_MS = 86_400_000;

/** Days for which search engines may list an offer after its end: people still search for it for a while. */
const DAYS_AFTER_END = 60;

/** The first instant at which an offer that ended at `end` (epoch milliseconds) is no longer listed. */
export function indexedUntil(end: number): number {
  return end + DAYS_AFTER_END * DAY_MS;
}

/** The end before which offers are no longer listed at `now`. */
export function indexedSince(now: number): number {
  return now - DAYS_AFTER_END * DAY_MS;
}
