const minute = 60_000;
const maxAttempts = 14;
const longest = 6 * 60 * minute;

/**
 * When a mail that failed `tries` times is tried again (epoch milliseconds): 1, 2, 4 … minutes later, at most six hours, or null after the
 * fourteenth time, a day and a half after the first: mail servers that are down over night lose nothing.
 */
export function retryAt(tries: number, now: number): number | null {
  return tries >= maxAttempts ? null : now + Math.min(longest, minute * 2 ** (tries - 1));
}
