/** What a batch takes: at most `limit` rows behind the code `after`, ascending. */
export interface Place {
  readonly after: number;
  readonly limit: number;
}

/**
 * Takes due rows in batches by their codes, each behind the one before, and begins again after the last: rows that fail, and so stay due, keep no
 * other from its turn, and come again. `batch` does the work of one and returns the codes that it took, ascending. Answers whether there may be more.
 */
export function inTurn(
  limit: number,
): (batch: (place: Place) => Promise<readonly number[]>) => Promise<boolean> {
  let after = 0;
  return async (batch) => {
    const codes = await batch({ after, limit });
    after = codes.length === limit ? (codes.at(-1) ?? 0) : 0;
    return after > 0;
  };
}
