import { exposureReplacesCounts } from '../trust/exposure-limit.ts';
import type { Trust } from '../trust/trust-level.ts';

/** The two things that are counted, by their names on the wire. */
export type LimitType = 'PODE_DAR_LANCE' | 'PODE_COMPRAR';

/** What a profile may do: purchases in a calendar month, and leading bids plus open proposals at a time. */
export type Allowance = { readonly purchasesPerMonth: number; readonly openPlaces: number };

/** What staff granted beyond an allowance, or in reais beyond the exposure, until an instant (epoch milliseconds). */
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

/** All that decides what an account may still do at an instant (epoch milliseconds); `profile` as in `LimitedAccount`. */
export interface CountedAccount extends Trust {
  readonly profile: number;
  readonly allowance: Allowance;
  readonly usage: Usage;
  readonly releases: readonly Release[];
  readonly at: number;
}

/** How an account stands to a limit. `remaining` is null when nothing is left; `isReached`: and that stops it. */
export type LimitUse = {
  readonly type: LimitType;
  readonly used: number;
  readonly allowed: number;
  readonly remaining: number | null;
  readonly isReached: boolean;
};

/** What releases add at an instant, each until it runs out; less than nothing where staff took away. */
export function releasedExtra(releases: readonly Release[], type: Release['type'], at: number): number {
  return releases
    .filter((release) => release.type === type && at < release.until)
    .reduce((sum, release) => sum + release.extra, 0);
}

/**
 * How an account stands to one of its limits (S-04, S-05): what every deal is checked by, and what users and staff are shown. Where exposure
 * takes the place of counts none is ever reached (rule 0.26).
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

/** An entry of the answer: how many more are allowed, null when blocked (C-65). */
export type LimitEntry = { readonly type: LimitType; readonly remaining: number | null };

/** What a user may still do (S-04), both entries; a count that is used up and stops nobody is answered with one more. */
export function limitAnswer(account: CountedAccount): readonly LimitEntry[] {
  return (['PODE_DAR_LANCE', 'PODE_COMPRAR'] as const).map((type) => {
    const { remaining, isReached } = limitUse(type, account);
    return { type, remaining: remaining ?? (isReached ? null : 1) };
  });
}
