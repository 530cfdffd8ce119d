import type { Trust } from '../../people/trust/trust-level.ts';
import { strikeEnd } from '../../people/strikes/active-strikes.ts';

/** After this many regrets within the months below, deals require more than a confirmed e-mail (rule 0.27). */
export const REGRETS_BEFORE_PROOF = 2;
export const REGRET_MONTHS = 12;

/**
 * Until when the regrets of a user require level 2 or a deposit for the next deal; null if they do not. `decidingAt`: the latest regret but
 * one; it stops counting twelve months after it was made. Epoch milliseconds.
 */
export function regretLimitEnd(decidingAt: number | null, now: number): number | null {
  if (decidingAt === null) return null;
  const end = strikeEnd(decidingAt, REGRET_MONTHS);
  return now < end ? end : null;
}

/** The same for all regrets of a user, in any order. */
export function regretsAskForProof(regrets: readonly number[], now: number): number | null {
  const latest = regrets.toSorted((one, other) => other - one);
  return regretLimitEnd(latest[REGRETS_BEFORE_PROOF - 1] ?? null, now);
}

/** Whether an account meets what its regrets require: a verified identity, or a deposit. */
export function isProved({
  identityVerified,
  deposit,
}: Pick<Trust, 'identityVerified' | 'deposit'>): boolean {
  return identityVerified || deposit > 0;
}
