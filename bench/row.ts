import type { World } from './world/world.ts';

/** One line of the table. */
export interface Finding {
  readonly work: string;
  /** Figures of the product and of its limit, with their units. */
  readonly product: string;
  readonly limit: string;
  /** The figure that is held against the bar. */
  readonly ratio: string;
  readonly bar: string;
  /** Null: nothing to hold it against. */
  readonly passed: boolean | null;
  readonly note: string;
}

/** A benchmark: it may yield several lines. */
export interface Row {
  /** For `--only`. */
  readonly name: string;
  run(world: World): AsyncIterable<Finding>;
}

/** A line about throughput: product by limit, at least `bar`. */
export function atLeast(
  work: string,
  found: { readonly product: number; readonly limit: number; readonly ratio: number },
  bar: number,
  note = '',
): Finding {
  return {
    work,
    product: `${perSecond(found.product)}/s`,
    limit: `${perSecond(found.limit)}/s`,
    ratio: found.ratio.toFixed(2),
    bar: `≥ ${bar}`,
    passed: found.ratio >= bar,
    note,
  };
}

/** A line about time: product by limit, at most `bar`. Milliseconds. */
export function atMost(
  work: string,
  found: { readonly product: number; readonly limit: number; readonly ratio: number },
  bar: number,
  note = '',
): Finding {
  return {
    work,
    product: `${found.product.toFixed(1)} ms`,
    limit: `${found.limit.toFixed(1)} ms`,
    ratio: found.ratio.toFixed(2),
    bar: `≤ ${bar}`,
    passed: found.ratio <= bar,
    note,
  };
}

function perSecond(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}
