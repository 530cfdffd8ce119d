/** An index that wraps in both directions: after the last comes the first (CARD-03, BANR-02, GALL-02). */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}
