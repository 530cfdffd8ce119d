import type { LoadResult } from './load-job.ts';
import { median } from './percentile.ts';

/** Two measurements of the same work. */
export interface Comparison {
  readonly product: LoadResult;
  readonly limit: LoadResult;
  /** Product's throughput by the limit's: the median of the rounds. */
  readonly ratio: number;
  /** Product's p99 by the limit's: the median of the rounds. */
  readonly p99Ratio: number;
}

type Measure = () => Promise<LoadResult>;

/**
 * Measures product and limit in turns, changing who goes first, after a warm-up of each: what else the machine does meanwhile touches
 * both.
 */
export async function compare(
  rounds: number,
  sides: { readonly product: Measure; readonly limit: Measure; readonly warmUp?: boolean },
): Promise<Comparison> {
  if (sides.warmUp !== false) {
    await sides.product();
    await sides.limit();
  }
  const pairs: { product: LoadResult; limit: LoadResult }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await sides.product() : null;
    const limit = await sides.limit();
    const pair = { product: first ?? (await sides.product()), limit };
    // A disk that stalls for a whole round says nothing about either side.
    if (pair.product.perSecond > 0 && pair.limit.perSecond > 0) pairs.push(pair);
  }
  if (pairs.length === 0) throw new Error('There was no round in which both sides did anything.');
  return {
    product: middle(pairs.map((pair) => pair.product)),
    limit: middle(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.product.perSecond / pair.limit.perSecond)),
    p99Ratio: median(pairs.map((pair) => pair.product.p99 / pair.limit.p99)),
  };
}

function middle(results: readonly LoadResult[]): LoadResult {
  const statuses: Record<string, number> = {};
  for (const result of results) {
    for (const [status, count] of Object.entries(result.statuses)) {
      statuses[status] = (statuses[status] ?? 0) + count;
    }
  }
  return {
    perSecond: median(results.map((result) => result.perSecond)),
    p50: median(results.map((result) => result.p50)),
    p99: median(results.map((result) => result.p99)),
    statuses,
  };
}
