/** A release as staff ask for it: how many more (or fewer) than the allowance, and until when (epoch milliseconds). */
export interface AskedRelease {
  readonly extra: number;
  readonly until: number;
}

const MOST_EXTRA = 1000;
const LONGEST_MS = 366 * 86_400_000;

/**
 * What stands against a release (S-04), or null: it changes something, by a thousand at most, and it ends, within a year, so that nobody
 * keeps forever what was meant for a while.
 */
export function releaseProblem({ extra, until }: AskedRelease, now: number): 'extra' | 'until' | null {
  if (!Number.isInteger(extra) || extra === 0 || Math.abs(extra) > MOST_EXTRA) return 'extra';
  return until > now && until <= now + LONGEST_MS ? null : 'until';
}
