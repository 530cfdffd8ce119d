import type { LimitType } from './limit-answer.ts';

/** What staff may extend: one of the counts, or exposure, in whole reais. */
export type ReleaseKind = LimitType | 'EXPOSICAO';

/** A release as requested by staff: how many more (or fewer) than the allowance, and until when (epoch milliseconds). */
export interface AskedRelease {
  readonly kind: ReleaseKind;
  readonly extra: number;
  readonly until: number;
}

const MOST_EXTRA = { PODE_DAR_LANCE: 1000, PODE_COMPRAR: 1000, EXPOSICAO: 10_000_000 } as const;
const LONGEST_MS = 366 * 86_400_000;

/**
 * Why a release is invalid (S-04), or null: it must change something, by at most a thousand (ten million reais of exposure), and end within
 * a year, so that nothing temporary becomes permanent.
 */
export function releaseProblem({ kind, extra, until }: AskedRelease, now: number): 'extra' | 'until' | null {
  if (!Number.isInteger(extra) || extra === 0 || Math.abs(extra) > MOST_EXTRA[kind]) return 'extra';
  return until > now && until <= now + LONGEST_MS ? null : 'until';
}
