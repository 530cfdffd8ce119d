/** How long to wait after a failed try, in milliseconds: `firstMs`, then `factor` times as long each time. */
export interface Backoff {
  readonly firstMs: number;
  readonly factor: number;
  readonly longestMs: number;
  readonly maxAttempts: number;
}

/** When what failed `tries` times is tried again (epoch milliseconds), or null where it is given up. */
export function retryAt(
  { firstMs, factor, longestMs, maxAttempts }: Backoff,
  tries: number,
  now: number,
): number | null {
  return tries >= maxAttempts ? null : now + Math.min(longestMs, firstMs * factor ** (tries - 1));
}
