/**
 * When the next mail of one kind about one offer may be sent to a user: at once for the first, later ones a pause after the last. Instants
 * and pause in milliseconds.
 */
export function nextMailAt(lastMailAt: number | null, now: number, pauseMs: number): number {
  return lastMailAt === null ? now : Math.max(now, lastMailAt + pauseMs);
}
