const minute = 60_000;
const mostTries = 8;
const longest = 6 * 60 * minute;

/** When a mail that failed `tries` times is tried again (epoch milliseconds): 1, 2, 4 … minutes later, or null after the eighth time. */
export function retryAt(tries: number, now: number): number | null {
  return tries >= mostTries ? null : now + Math.min(longest, minute * 2 ** (tries - 1));
}
