/** Backoff in milliseconds: `firstMs`, then `factor` times as long each time. */
export interface Backoff {
  readonly firstMs: number;
  readonly factor: number;
  readonly longestMs: number;
  readonly maxAttempts: number;
}

/** When something that failed `tries` times is retried (epoch milliseconds), or null if it is given up. */
export function retryAt(
  { firstMs, factor, longestMs, maxAttempts }: Backoff,
  tries: number,
  now: number,
): number | null {
  return tries >= maxAttempts ? null : now + Math.min(longestMs, firstMs * factor ** (tries - 1));
}
