/** Pauses in milliseconds: `firstMs`, then `factor` times as long each time, at most `longestMs`. */
export interface Pauses {
  readonly firstMs: number;
  readonly factor: number;
  readonly longestMs: number;
}

/** The same for what is given up at last. */
export interface Backoff extends Pauses {
  readonly maxAttempts: number;
}

/** How long something waits that failed `tries` times and is never given up (milliseconds). */
export function pauseAfter({ firstMs, factor, longestMs }: Pauses, tries: number): number {
  return Math.min(longestMs, firstMs * factor ** (Math.max(tries, 1) - 1));
}

/** When something that failed `tries` times is retried (epoch milliseconds), or null if it is given up. */
export function retryAt(backoff: Backoff, tries: number, now: number): number | null {
  return tries >= backoff.maxAttempts ? null : now + pauseAfter(backoff, tries);
}
