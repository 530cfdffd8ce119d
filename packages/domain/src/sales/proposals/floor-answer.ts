const QUARTER_MS = 15 * 60_000;

/**
 * When a value below the floor that was stated at an instant is refused: at the next quarter of an hour, so that neither the answer nor its
 * timing reveals how a value was judged (rule 0.30). Epoch milliseconds; quarters are the same in all time zones with offsets in whole
 * quarters.
 */
export function floorAnswerAt(namedAt: number): number {
  return (Math.floor(namedAt / QUARTER_MS) + 1) * QUARTER_MS;
}
