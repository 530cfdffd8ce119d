import { exposureReplacesCounts } from '../trust/exposure-limit.ts';
import type { Trust } from '../trust/trust-level.ts';

/** The two things that are counted, by their names in calls. */
export type LimitType = 'PODE_DAR_LANCE' | 'PODE_COMPRAR';

/** The allowance of a profile: purchases in a calendar month, and leading bids plus open proposals at a time. */
export type Allowance = { readonly purchasesPerMonth: number; readonly openPlaces: number };

/** What staff granted beyond an allowance, or in reais beyond the exposure limit, until an instant (epoch milliseconds). */
export type Release = {
  readonly type: LimitType | 'EXPOSICAO';
  readonly extra: number;
  readonly until: number;
};

/** What a user has used up. `purchases` counts this month's (America/Sao_Paulo, see `saoPauloMonth`). */
export type Usage = {
  readonly purchases: number;
  readonly leadingBids: number;
  readonly openProposals: number;
};

/** All facts that decide what an account may still do at an instant (epoch milliseconds); `profile` as in `LimitedAccount`. */
export interface CountedAccount extends Trust {
  readonly profile: number;
  readonly allowance: Allowance;
  readonly usage: Usage;
  readonly releases: readonly Release[];
  readonly at: number;
}

/** The state of a limit. `remaining` is null if nothing is left; `isReached`: and that blocks the account. */
export type LimitUse = {
  readonly type: LimitType;
  readonly used: number;
  readonly allowed: number;
  readonly remaining: number | null;
  readonly isReached: boolean;
};

/** The sum of the releases in force at an instant; negative if staff deducted. */
export function releasedExtra(releases: readonly Release[], type: Release['type'], at: number): number {
  return releases
    .filter((release) => release.type === type && at < release.until)
    .reduce((sum, release) => sum + release.extra, 0);
}

/**
 * The state of one limit of an account (S-04, S-05): what every deal is checked by, and what users and staff see. If exposure replaces the
 * counts, no count is ever reached (rule 0.26).
 */
export function limitUse(type: LimitType, account: CountedAccount): LimitUse {
  const { allowance, usage, releases, at } = account;
  const [used, granted] =
    type === 'PODE_COMPRAR'
      ? [usage.purchases, allowance.purchasesPerMonth]
      : [usage.leadingBids + usage.openProposals, allowance.openPlaces];
  const allowed = granted + releasedExtra(releases, type, at);
  const remaining = allowed > used ? allowed - used : null;
  return {
    type,
    used,
    allowed: Math.max(0, allowed),
    remaining,
    isReached: remaining === null && !exposureReplacesCounts(account),
  };
}

/** An entry of the response: how many more are allowed, null if blocked (C-65). */
export type LimitEntry = { readonly type: LimitType; readonly remaining: number | null };

/** What a user may still do (S-04), both entries; a count that is used up without blocking is reported as one more. */
export function limitAnswer(account: CountedAccount): readonly LimitEntry[] {
  return (['PODE_DAR_LANCE', 'PODE_COMPRAR'] as const).map((type) => {
    const { remaining, isReached } = limitUse(type, account);
    return { type, remaining: remaining ?? (isReached ? null : 1) };
  });
}
