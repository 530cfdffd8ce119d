import type { Trust } from '../../people/trust/trust-level.ts';
import { strikeEnd } from '../../people/strikes/active-strikes.ts';

/** After so many regrets within the months below, deals need more than a confirmed e-mail (rule 0.27). */
export const REGRETS_BEFORE_PROOF = 2;
export const REGRET_MONTHS = 12;

/**
 * Until when the regrets of a person ask for level 2 or a deposit before the next deal; null while they do not. `decidingAt`: the latest
 * regret but one; it stops counting twelve months after it was made. Epoch milliseconds.
 */
export function regretLimitEnd(decidingAt: number | null, now: number): number | null {
  if (decidingAt === null) return null;
  const end = strikeEnd(decidingAt, REGRET_MONTHS);
  return now < end ? end : null;
}

/** The same of all regrets of a person, in any order. */
export function regretsAskForProof(regrets: readonly number[], now: number): number | null {
  const latest = regrets.toSorted((one, other) => other - one);
  return regretLimitEnd(latest[REGRETS_BEFORE_PROOF - 1] ?? null, now);
}

/** Whether an account shows what its regrets ask for: a verified identity, or a deposit. */
export function isProved({
  identityVerified,
  deposit,
}: Pick<Trust, 'identityVerified' | 'deposit'>): boolean {
  return identityVerified || deposit > 0;
}
